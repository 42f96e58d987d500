import type { Point } from '../../../figure/pair/state.js';
import { angleOf } from '../../../lib/debug/board-text.js';
import type { BoardState, Form, Thing } from '../state.js';

/** The program that makes the shapes of a board, and asks the library about them. */
export function codeOf(state: BoardState): string {
  const question = questionOf(state);
  const classes = state.things.flatMap(({ form }) => classesOf(form));
  const names = [...new Set([...classes, ...question.functions])].sort(byCaselessName);
  return [
    `import { ${names.join(', ')} } from 'sepax';`,
    '',
    'const shapes = [',
    ...state.things.map((thing) => `  ${construction(thing)},`),
    '];',
    ...question.lines,
    '',
  ].join('\n');
}

interface Question {
  readonly functions: readonly string[];
  readonly lines: readonly string[];
}

function questionOf({ pair, velocity }: BoardState): Question {
  if (pair === null) return { functions: ['intersects'], lines: everyPair };
  const both = `const [a, b] = [shapes[${pair[0]}], shapes[${pair[1]}]];`;
  if (velocity === null) {
    return {
      functions: ['collide', 'distance'],
      lines: [
        both,
        'const hit = collide(a, b);',
        'const gap = distance(a, b);',
        'if (hit.intersects) a.translate(hit.mtv.x, hit.mtv.y);',
      ],
    };
  }
  const [x, y] = velocity;
  return {
    functions: ['collide', 'sweep'],
    lines: [
      both,
      `const hit = collide(a, b, { velocity: ${written(velocity)} });`,
      `const impact = sweep(a, b, { translationA: ${written(velocity)} });`,
      `a.translate(${x} + hit.mtv.x, ${y} + hit.mtv.y);`,
    ],
  };
}

const everyPair = [
  'const touching = shapes.flatMap((a, i) =>',
  '  shapes.slice(i + 1).filter((b) => intersects(a, b)).map((b) => [a, b]),',
  ');',
];

const classesOf = (form: Form): string[] => [
  classOf(form),
  ...(form.kind === 'compound' ? form.parts.flatMap((part) => classesOf(part.form)) : []),
];

function classOf(form: Form): string {
  switch (form.kind) {
    case 'point':
      return 'Point';
    case 'circle':
      return 'Circle';
    case 'box':
      return 'Box';
    case 'segment':
      return form.radius === 0 ? 'Segment' : 'Capsule';
    case 'polygon':
      return 'Polygon';
    case 'concave':
      return 'ConcavePolygon';
    case 'polyline':
      return 'Polyline';
    case 'compound':
      return 'Compound';
  }
}

function construction(thing: Thing): string {
  const { form, x, y, scale, pivot } = thing;
  const place = [
    ...(x === 0 ? [] : [`x: ${x}`]),
    ...(y === 0 ? [] : [`y: ${y}`]),
    ...angleIn(thing),
    ...(scale === undefined ? [] : [`scale: ${written(scale)}`]),
    ...(pivot === undefined ? [] : [`pivot: ${written(pivot)}`]),
    ...optionsOf(form),
  ];
  const options = place.length === 0 ? [] : [`{ ${place.join(', ')} }`];
  return `new ${classOf(form)}(${[...argumentsOf(form), ...options].join(', ')})`;
}

function angleIn(thing: Thing): string[] {
  if (thing.rest !== undefined) return [`angle: ${angleOf(thing)}`];
  return thing.degrees === 0 ? [] : [`angle: (${thing.degrees} * Math.PI) / 180`];
}

function argumentsOf(form: Form): string[] {
  switch (form.kind) {
    case 'point':
      return [];
    case 'circle':
      return [String(form.radius)];
    case 'box':
      return [String(form.width), String(form.height)];
    case 'segment': {
      const radius = form.radius === 0 ? [] : [String(form.radius)];
      return [written(form.from), written(form.to), ...radius];
    }
    case 'concave':
      return [listed(form.rings.map((ring) => listed(ring.map(written))))];
    case 'compound':
      return [listed(form.parts.map(construction))];
    default:
      return [listed(form.points.map(written))];
  }
}

/** What a form has in its options: others take their radius as an argument. */
function optionsOf(form: Form): string[] {
  if (!('radius' in form) || form.kind === 'circle' || form.kind === 'segment') return [];
  const closed = form.kind === 'polyline' && form.closed ? ['closed: true'] : [];
  return [...closed, ...(form.radius === 0 ? [] : [`radius: ${form.radius}`])];
}

const written = ([x, y]: Point): string => `[${x}, ${y}]`;

const listed = (items: readonly string[]): string => `[${items.join(', ')}]`;

/** As the linter of this project, and of many, sorts imports. */
const byCaselessName = (a: string, b: string): number =>
  a.toLowerCase() < b.toLowerCase() ? -1 : 1;
