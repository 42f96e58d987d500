import type { Point } from '../../../figure/pair/state.js';
import { heroBox, heroReach } from '../../game/hero-size.js';
import { isWay, type MoverKind } from '../questions/question.js';
import type { BoardState } from '../state.js';

/** A part of a program: what it takes from the library, and its lines. */
export interface Part {
  readonly functions: readonly string[];
  readonly lines: readonly string[];
}

export const written = ([x, y]: Point): string => `[${x}, ${y}]`;

/** Prints all of an answer: Node leaves out what lies deeper than two levels, unless told not to. */
const printed = (names: string): string => `console.dir({ ${names} }, { depth: null });`;

const nothing: Part = { functions: [], lines: [] };

/** What a program asks about the pair, or about all pairs, and prints. */
export function pairCode({ pair, velocity }: BoardState): Part {
  if (pair === null) return { functions: ['intersects'], lines: everyPair };
  const both = `const [a, b] = [shapes[${pair[0]}], shapes[${pair[1]}]];`;
  if (velocity === null) {
    return {
      functions: ['collide', 'contacts', 'distance'],
      lines: [
        both,
        'const hit = collide(a, b);',
        'const gap = distance(a, b);',
        printed('hit, gap, contacts: contacts(a, b)'),
      ],
    };
  }
  return {
    functions: ['collide', 'sweep'],
    lines: [
      both,
      `const hit = collide(a, b, { velocity: ${written(velocity)} });`,
      `const impact = sweep(a, b, { translationA: ${written(velocity)} });`,
      printed('hit, impact'),
    ],
  };
}

const everyPair = [
  'const touching = shapes.flatMap((a, i) =>',
  '  shapes.slice(i + 1).filter((b) => intersects(a, b)).map((b) => [a, b]),',
  ');',
  printed('touching'),
];

/** What else it asks, and prints. */
export function questionCode({ question, pair, velocity }: BoardState): Part {
  if (question === undefined) return nothing;
  if (isWay(question)) {
    const { kind, from, to } = question;
    const [name, end] =
      kind === 'ray'
        ? ['castRayAll', [to[0] - from[0], to[1] - from[1]] as const]
        : ['castSegmentAll', to];
    const call = `${name}(${written(from)}, ${written([end[0], end[1]])}, shape)`;
    return {
      functions: [name],
      lines: [`const crossed = shapes.map((shape) => ${call});`, printed('crossed')],
    };
  }
  if (question.kind === 'point') {
    const at = written(question.at);
    return {
      functions: ['closestPoint', 'containsPoint'],
      lines: [
        `const inside = shapes.filter((shape) => containsPoint(shape, ${at}));`,
        `const nearest = shapes.map((shape) => closestPoint(shape, ${at}));`,
        printed('inside, nearest'),
      ],
    };
  }
  if (question.kind === 'run') return runCode(question.at);
  return pair === null ? nothing : moverCode(question.kind, velocity);
}

/** Where the hero comes to stand. */
function runCode([x, y]: Point): Part {
  const { width, height, radius } = heroBox;
  return {
    functions: ['Box', 'moveAndSlide'],
    lines: [
      `const hero = new Box(${width}, ${height}, { radius: ${radius}, x: ${x}, y: ${y} });`,
      'const lowest = Math.max(hero.y, ...shapes.map(({ bounds }) => bounds.maxY));',
      `const fall = [0, lowest - hero.y + ${2 * heroReach}];`,
      'const landed = moveAndSlide(hero, fall, shapes, { up: [0, -1] });',
      printed('landed'),
    ],
  };
}

function moverCode(kind: MoverKind, velocity: Point | null): Part {
  const others = 'const others = shapes.filter((shape) => shape !== a);';
  if (kind === 'separate') {
    return {
      functions: ['separate'],
      lines: [others, 'const wayOut = separate(a, others);', printed('wayOut')],
    };
  }
  if (velocity === null) return nothing;
  const motion = written(velocity);
  if (kind === 'cast') {
    const call = `sweep(a, shape, { translationA: ${motion} })`;
    return {
      functions: ['sweep'],
      lines: [others, `const impacts = others.map((shape) => ${call});`, printed('impacts')],
    };
  }
  const options = kind === 'walk' ? ', { up: [0, -1] }' : '';
  return {
    functions: ['moveAndSlide'],
    lines: [others, `const slid = moveAndSlide(a, ${motion}, others${options});`, printed('slid')],
  };
}

/** The last line: it does what the answer says. */
export function lastLine({ pair, velocity }: BoardState): string[] {
  if (pair === null) return [];
  if (velocity === null) return ['if (hit.intersects) a.translate(hit.mtv.x, hit.mtv.y);'];
  return [`a.translate(${velocity[0]} + hit.mtv.x, ${velocity[1]} + hit.mtv.y);`];
}
