import { outlineOf, sideLimits } from '../../figure/pair/outlines.js';
import type { Form } from './state.js';

/** What the palette adds. */
export const startingForms = {
  point: { kind: 'point' },
  circle: { kind: 'circle', radius: 50 },
  box: { kind: 'box', width: 130, height: 80, radius: 0 },
  rounded: { kind: 'box', width: 110, height: 60, radius: 18 },
  segment: { kind: 'segment', from: [-60, 0], to: [60, 0], radius: 0 },
  capsule: { kind: 'segment', from: [-45, 0], to: [45, 0], radius: 26 },
  polygon: { kind: 'polygon', points: outlineOf('pentagon', sideLimits.start), radius: 0 },
  concave: {
    kind: 'concave',
    rings: [
      [
        [-70, -50],
        [70, -50],
        [70, 50],
        [30, 50],
        [30, -5],
        [-30, -5],
        [-30, 50],
        [-70, 50],
      ],
    ],
    radius: 0,
  },
  holed: {
    kind: 'concave',
    rings: [
      [
        [-80, -60],
        [80, -60],
        [80, 60],
        [-80, 60],
      ],
      [
        [-48, -30],
        [-48, 30],
        [48, 30],
        [48, -30],
      ],
    ],
    radius: 0,
  },
  polyline: {
    kind: 'polyline',
    points: [
      [-75, 25],
      [-30, -30],
      [25, 25],
      [75, -25],
    ],
    closed: false,
    radius: 0,
  },
} as const satisfies Record<string, Form>;

export type StartingName = keyof typeof startingForms;

export const startingNames = Object.keys(startingForms) as readonly StartingName[];

/** What a form is called: as in the palette, which has all but compounds. */
export function nameOf(form: Form): StartingName | 'compound' {
  switch (form.kind) {
    case 'box':
      return form.radius > 0 ? 'rounded' : 'box';
    case 'segment':
      return form.radius > 0 ? 'capsule' : 'segment';
    case 'concave':
      return form.rings.length > 1 ? 'holed' : 'concave';
    default:
      return form.kind;
  }
}
