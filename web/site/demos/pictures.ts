import { Crowd } from '../../figure/crowd/crowd.js';
import { paintBodies } from '../../figure/crowd/crowd-painter.js';
import { Camera, type Size } from '../../stage/camera.js';
import type { Scheme } from '../../stage/palette.js';
import { roughMeasure, schemeTheme } from '../../stage/still-theme.js';
import { SvgContext } from '../../stage/svg-context.js';
import { svgFile } from '../../stage/svg-picture.js';
import { attributes, textContent } from '../../stage/svg-text.js';
import type { Theme } from '../../stage/theme.js';
import { runnerNames, runners } from '../race/runners.js';
import { crowd as raceCrowd } from '../race/scene/crowd.mjs';
import { check } from './picture-of-check.js';

/**
 * The pictures that lead to demos, drawn when the site is built by what the demos draw with. They have no words but
 * names, so that they are there once for all languages.
 */
const painters = { stress, race, check, worker };

export type DemoPicture = keyof typeof painters;
const demoPictures = Object.keys(painters) as DemoPicture[];

/** One that is wide shows its middle where there is less room. */
const demoSizes: Readonly<Record<DemoPicture, Size>> = {
  stress: { width: 1460, height: 400 },
  race: { width: 720, height: 400 },
  check: { width: 720, height: 400 },
  worker: { width: 720, height: 400 },
};

/** All of them, by the names of their files. */
export function drawDemos(): Record<string, string> {
  const drawn = demoPictures.flatMap((name) =>
    (['light', 'dark'] as const).map((scheme) => [`${name}.${scheme}.svg`, draw(name, scheme)]),
  );
  return Object.fromEntries(drawn) as Record<string, string>;
}

function draw(name: DemoPicture, scheme: Scheme): string {
  const theme = schemeTheme(scheme);
  const size = demoSizes[name];
  return svgFile({ size, theme, label: name }, painters[name](theme, size));
}

/** How much of a crowd is beyond the picture: its last row is not full. */
const beyond = 1.08;

/** A crowd as the page of many bodies shows it, with as many as can be told apart. */
function crowdMarks(theme: Theme, seen: Size, count: number): string {
  const size = { width: beyond * seen.width, height: beyond * seen.height };
  const crowd = new Crowd({ count, moving: 70, meeting: 'push' }, size.width / size.height);
  crowd.collide();
  const field = { minX: 0, minY: 0, maxX: crowd.width, maxY: crowd.height };
  const context = new SvgContext(roughMeasure);
  const camera = Camera.fit(field, size, 0);
  paintBodies(context as unknown as CanvasRenderingContext2D, camera, theme, crowd);
  return context.content;
}

function stress(theme: Theme, size: Size): string {
  return crowdMarks(theme, size, 420);
}

/** A lane for each library, and in each the same bodies. */
function race(theme: Theme, { width, height }: Size): string {
  const [left, gap] = [226, 12];
  const lane = { width: width - left - 24, height: (height - gap) / runners.length - gap };
  const bodies = raceMarks(theme, lane);
  const lanes = runners.map((name, i) => {
    const y = gap + i * (lane.height + gap);
    const middle = y + lane.height / 2;
    const text = attributes({
      x: left - 20,
      y: middle,
      'text-anchor': 'end',
      'dominant-baseline': 'central',
      'font-size': 22,
      'font-weight': name === 'sepax' ? 700 : 400,
      fill: name === 'sepax' ? theme.a : theme.muted,
    });
    const frame = attributes({ ...lane, x: left, y, rx: 8, fill: 'none', stroke: theme.hairline });
    return [
      `<text ${text}>${textContent(runnerNames[name])}</text>`,
      `<use href="#bodies" x="${left}" y="${y}"/><rect ${frame} stroke-width="2"/>`,
    ].join('');
  });
  const edge = attributes({ ...lane, rx: 8 });
  return [
    `<clipPath id="lane"><rect ${edge}/></clipPath>`,
    `<defs><g id="bodies" clip-path="url(#lane)">${bodies}</g></defs>`,
    ...lanes,
  ].join('\n');
}

/** What of the scene of the race is in a strip. */
function raceMarks(theme: Theme, strip: Size): string {
  const { forms, transforms } = raceCrowd(2000);
  const scale = 9;
  const marks = { circles: '', polygons: '' };
  forms.forEach(({ points, radius, reach }, i) => {
    const [x, y] = [scale * transforms[3 * i]!, scale * transforms[3 * i + 1]!];
    const far = scale * reach;
    if (x < -far || y < -far || x > strip.width + far || y > strip.height + far) return;
    if (points === null) {
      marks.circles += `<circle ${attributes({ cx: x, cy: y, r: scale * radius })}/>`;
      return;
    }
    const [cos, sin] = [Math.cos(transforms[3 * i + 2]!), Math.sin(transforms[3 * i + 2]!)];
    const at = points.map(([px, py]) =>
      [x + scale * (cos * px - sin * py), y + scale * (sin * px + cos * py)]
        .map((value) => value.toFixed(1))
        .join(),
    );
    marks.polygons += `<polygon points="${at.join(' ')}"/>`;
  });
  return `<g fill="${theme.a}">${marks.circles}</g><g fill="${theme.b}">${marks.polygons}</g>`;
}

/** The same crowd in the page and in a worker, and below each its frames: one of the page took long. */
function worker(theme: Theme, { width, height }: Size): string {
  const gap = 16;
  const field = { width: (width - 3 * gap) / 2, height: 210 };
  const bodies = crowdMarks(theme, field, 90);
  const graph = { top: field.height + 2 * gap, bottom: height - gap, bars: 42, usual: 26 };
  const sides = [true, false].map((blocked, i) => {
    const left = gap + i * (field.width + gap);
    const step = field.width / graph.bars;
    const bars = Array.from({ length: graph.bars }, (_, bar) => {
      const long = blocked && bar === 25;
      const tall = long ? graph.bottom - graph.top : graph.usual + 4 * Math.sin(2.4 * bar);
      return `<rect ${attributes({
        x: left + bar * step,
        y: graph.bottom - tall,
        width: step - 2,
        height: tall,
        fill: long ? theme.mtv : theme.decide,
      })}/>`;
    });
    const frame = attributes({ ...field, x: left, y: gap, rx: 8, fill: 'none' });
    return [
      `<use href="#bodies" x="${left}" y="${gap}" opacity="${blocked ? 0.45 : 1}"/>`,
      `<rect ${frame} stroke="${theme.hairline}" stroke-width="2"/>`,
      ...bars,
    ].join('');
  });
  return [
    `<clipPath id="field"><rect ${attributes({ ...field, rx: 8 })}/></clipPath>`,
    `<defs><g id="bodies" clip-path="url(#field)">${bodies}</g></defs>`,
    ...sides,
  ].join('\n');
}
