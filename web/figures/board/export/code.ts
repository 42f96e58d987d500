import { angleOf } from '../../../lib/debug/board-text.js';
import type { BoardState, Form, Thing } from '../state.js';
import { lastLine, pairCode, questionCode, written } from './question-code.js';

/** The program that makes the shapes of a board, asks the library about them, and prints what it says. */
export function codeOf(state: BoardState): string {
  const parts = [pairCode(state), questionCode(state)];
  const classes = state.things.flatMap(({ form }) => classesOf(form));
  const functions = parts.flatMap((part) => part.functions);
  const names = [...new Set([...classes, ...functions])].sort(byCaselessName);
  return [
    `import { ${names.join(', ')} } from 'sepax';`,
    '',
    'const shapes = [',
    ...state.things.map((thing) => `  ${construction(thing)},${remark(thing)}`),
    '];',
    ...parts.flatMap(({ lines }) => lines),
    ...lastLine(state),
    '',
  ].join('\n');
}

/** The name of a thing, beside it. */
const remark = ({ name }: Thing): string =>
  name === undefined ? '' : ` // ${name.replace(/\s+/g, ' ')}`;

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

const listed = (items: readonly string[]): string => `[${items.join(', ')}]`;

/** As the linter of this project, and of many, sorts imports. */
const byCaselessName = (a: string, b: string): number =>
  a.toLowerCase() < b.toLowerCase() ? -1 : 1;
