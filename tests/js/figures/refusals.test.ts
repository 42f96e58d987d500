/** Where figures show what the library refuses, it is said in the language of the page, with the place and the value. */
import './board/support/dom-parser.js';
import { readdirSync } from 'node:fs';
import { Polygon, SepaxError, type SepaxErrorCode, validate } from 'sepax';
import { beforeEach, describe, expect, test } from 'vitest';
import { FigureController } from '../../../web/figure/element/figure-controller.js';
import type { PlaygroundState, Point } from '../../../web/figure/pair/state.js';
import { en as figureEn } from '../../../web/figure/texts/en.js';
import { ko as figureKo } from '../../../web/figure/texts/ko.js';
import type { Language } from '../../../web/figure/voice/languages.js';
import { refusalSentence } from '../../../web/figure/voice/refusal.js';
import { filled, speakWith, type Voice } from '../../../web/figure/voice/voice.js';
import { Problem, problemOf } from '../../../web/figures/board/import/problem.js';
import { readText } from '../../../web/figures/board/import/read-text.js';
import { refusalOf } from '../../../web/figures/board/refusal.js';
import { shapeOf } from '../../../web/figures/board/shape-of.js';
import type { Form, Thing } from '../../../web/figures/board/state.js';
import { en as boardEn } from '../../../web/figures/board/text.en.js';
import { ko as boardKo } from '../../../web/figures/board/text.ko.js';
import { readPoints } from '../../../web/figures/playground/pasted-points.js';
import { PlaygroundController } from '../../../web/figures/playground/playground-controller.js';
import { en as playgroundEn } from '../../../web/figures/playground/text.en.js';
import { ko as playgroundKo } from '../../../web/figures/playground/text.ko.js';
import { figureOf } from './lessons/support.js';

const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...figureEn, ...boardEn, ...playgroundEn },
  ko: { ...figureKo, ...boardKo, ...playgroundKo },
};

const voiceOf = (language: Language): Voice => ({
  language,
  say: (key, values) => filled(texts[language][key]!, values),
  list: () => [],
});

beforeEach(() => speakWith(voiceOf('ko')));

/** Words one after the other, but for those that were in the value: names stand alone. */
const english = /[A-Za-z]{2,}[ ,]+[a-z]{2,}/;

function thrownBy(work: () => unknown): SepaxError {
  try {
    work();
  } catch (error) {
    if (error instanceof SepaxError) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

const thingOf = (form: object, more: Partial<Thing> = {}): Thing => ({
  form: form as Form,
  x: 0,
  y: 0,
  degrees: 0,
  ...more,
});

const square: Point[] = [
  [0, 0],
  [40, 0],
  [40, 40],
  [0, 40],
];
const bow: Point[] = [
  [0, 0],
  [40, 40],
  [40, 0],
  [0, 40],
];
const farHole = square.map(([x, y]): Point => [x + 90, y]);

/** Points that somebody pastes: the code of what is wrong, and what names the place and the value. */
const pasted = [
  ['7', 'not-points', ['points', '7']],
  ['{"points":[]}', 'not-points', ['points', '{"points":[]}']],
  ['[1,2,3]', 'not-points', ['points[1]', '3']],
  ['[[0,0],[1,2,3],[4,0]]', 'not-a-vector', ['points[1]', '[1,2,3]']],
  ['[[0,0],[1,"x"],[4,0]]', 'not-a-number', ['points[1]', 'x']],
  ['[[0,0],[1e999,1],[4,0]]', 'not-finite', ['points[1]', 'Infinity']],
  ['[[0,0],[1e200,1],[4,0]]', 'out-of-range', ['points[1]', '1e+200']],
  ['[[0,0],[1,1],[0,0]]', 'too-few-points', ['points', '[[0,0],[1,1],[0,0]]']],
  ['[[0,0],[1,1],[2,2]]', 'collinear', ['points', '[[0,0],[1,1],[2,2]]']],
  ['[[0,0],[4,0],[1,1],[0,4]]', 'concave', ['points[2]', '{"x":1,"y":1}']],
  ['[[0,0],[4,4],[4,0],[0,4]]', 'self-crossing', ['points[0]', '0번 변', '2번 변']],
] as const;

/** Things on a board that cannot be: drawn, from a link, or from a file. */
const impossible = [
  [thingOf({ kind: 'circle', radius: -1 }), 'out-of-range', ['radius', '-1']],
  [thingOf({ kind: 'circle', radius: 1 }, { x: 1e200 }), 'out-of-range', ['x', '1e+200']],
  [thingOf({ kind: 'circle', radius: 1 }, { scale: [2, 3] }), 'non-uniform', ['scale', '[2,3]']],
  [thingOf({ kind: 'box', width: 4, height: 0, radius: 0 }), 'out-of-range', ['height', '0']],
  [
    thingOf({ kind: 'polyline', points: [[1, 1]], closed: false, radius: 0 }),
    'too-few-points',
    ['points', '[[1,1]]'],
  ],
  [thingOf({ kind: 'concave', rings: [bow], radius: 0 }), 'self-crossing', ['outline', '0번 변']],
  [
    thingOf({ kind: 'concave', rings: [[square[0], square[1], square[0], square[2]]], radius: 0 }),
    'self-crossing',
    ['outline', '[0,0]'],
  ],
  [
    thingOf({ kind: 'concave', rings: [square, farHole], radius: 0 }),
    'misplaced-hole',
    ['outline[1]', '[[[0,0]'],
  ],
  [thingOf({ kind: 'compound', parts: [] }), 'not-a-shape', ['shapes', '[]']],
] as const;

const line = '[[0,0],[10,10],[20,20]]';
/** Texts on which the import of the board fails, and what names the places. */
const faulty = [
  [JSON.stringify(bow), ['0번 변', '2번 변', '(0, 0)']],
  [line, ['0번 고리', '한 직선']],
  ['[[0,0],[10,10],[0,0]]', ['세 개']],
  ['[[0,0],[40,0],[20,0],[20,30]]', ['0번 고리']],
  ['<svg><path fill-rule="evenodd" d="M0 0h9v9h-9zM5 5h9v9h-9z"/></svg>', ['1번 고리']],
] as const;

/** Each has a page. */
const codes = readdirSync('docs/errors').map((name) => name.replace('.md', '') as SepaxErrorCode);

function problemWith(pastedText: string): Problem {
  try {
    readText(pastedText);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

function expectKorean(said: string, names: readonly string[]): void {
  expect(said).toMatch(/[가-힣]/);
  expect(said).not.toMatch(english);
  for (const name of names) expect(said).toContain(name);
}

describe('what the library refuses is said in Korean', () => {
  test.each(pasted)('of pasted points: %s', (json, _code, names) => {
    const body = { points: square, x: 0, y: 0, degrees: 0 };
    const answer = readPoints(json, body, false) as { error: string };
    expectKorean(answer.error, names);
  });

  test.each(pasted)('by the playground: %s', (json, _code, names) => {
    const host = { stage: () => null, rendered: () => Promise.resolve(), changed: () => {} };
    const controller = new PlaygroundController(host);
    const points = JSON.parse(json) as Point[];
    const a = { ...controller.model.state.a, points };
    controller.edit({ a } as Partial<PlaygroundState>);
    expectKorean(controller.notice!, names);
  });

  test.each(impossible)(
    'of things that are imported, and of those on a board: %j',
    (thing, code, names) => {
      const error = thrownBy(() => shapeOf(thing));
      expect(error.code).toBe(code);
      expectKorean(problemOf(error).text, names);
      const own = /^board\.refused/;
      const said = refusalOf(error);
      const sizes = { least: '0.000000001', most: '10,000,000' };
      const isOwn = Object.entries(texts.ko).some(
        ([key, words]) => own.test(key) && filled(words, sizes) === said,
      );
      expectKorean(said, isOwn ? [] : names);
    },
  );

  test.each(faulty)('of outlines that are imported: %s', (pastedText, names) => {
    expectKorean(problemWith(pastedText).text, names);
  });

  test('by a figure, in its own language and not that of the page', async () => {
    const figure = await figureOf('way-out');
    const host = {
      voice: voiceOf('ko'),
      stage: () => null,
      rendered: () => Promise.resolve(),
      changed: () => {},
    };
    const controller = new FigureController(figure, host, []);
    const state = controller.model.state as PlaygroundState;
    speakWith(voiceOf('en'));
    for (const [json, , names] of pasted) {
      controller.edit({ ...state, a: { ...state.a, points: JSON.parse(json) } }, true);
      const { key, values } = controller.notice!;
      expectKorean(voiceOf('ko').say(key, values!), names);
    }
  });

  test.each(codes)('whatever it is: %s', (code) => {
    const error = { code, argument: 'things', index: 3, value: 0.125, message: 'It is all wrong.' };
    const said = refusalSentence(error);
    expectKorean(said, ['things[3]']);
    expect(said.includes('0.125') || said.includes(code)).toBe(true);
  });
});

describe('in English it is the sentence of the library', () => {
  beforeEach(() => speakWith(voiceOf('en')));

  test.each(pasted)('of pasted points: %s', (json, expected) => {
    const { code, message } = thrownBy(() => new Polygon(JSON.parse(json)));
    expect(code).toBe(expected);
    const body = { points: square, x: 0, y: 0, degrees: 0 };
    const { error } = readPoints(json, body, false) as { error: string };
    expect(error).toBe(filled(texts.en['paste.refused']!, { reason: message }));
  });

  test('of an outline that is imported', () => {
    const { message } = validate(bow).problems[0]!;
    const said = problemWith(JSON.stringify(bow)).text;
    expect(said).toContain(`The outline is faulty. ${message} That is at (0, 0).`);
  });

  test('of what was read before the language was another', () => {
    const problem = problemWith(JSON.stringify(bow));
    speakWith(voiceOf('ko'));
    expectKorean(problem.text, ['0번 변']);
  });
});
