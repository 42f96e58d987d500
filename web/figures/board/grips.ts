import { type SizeName, sizeNames } from './sizes.js';

/** What of a thing a handle takes hold of; the thing is given by its place in the list. */
export type ThingGrip =
  | { readonly part: 'body'; readonly thing: number }
  | { readonly part: 'turn' | SizeName; readonly thing: number }
  | {
      readonly part: 'corner';
      readonly thing: number;
      readonly ring: number;
      readonly index: number;
    };

/** What of a question is at a place of the board. */
export type QuestionEnd = 'from' | 'to' | 'at';

export type Grip =
  | ThingGrip
  | { readonly part: 'velocity' }
  | { readonly part: 'ruler'; readonly end: 'from' | 'to' }
  | { readonly part: 'ask'; readonly end: QuestionEnd };

/** The name of a grip on the stage: things are numbered from 1, as they are shown. */
export function idOf(grip: Grip): string {
  switch (grip.part) {
    case 'velocity':
      return 'velocity';
    case 'ruler':
    case 'ask':
      return `${grip.part}:${grip.end}`;
    case 'body':
      return String(grip.thing + 1);
    case 'corner':
      return `${grip.thing + 1}:${grip.ring}:${grip.index}`;
    default:
      return `${grip.thing + 1}:${grip.part}`;
  }
}

export function gripOf(id: string): Grip {
  const [head = '', part, index] = id.split(':');
  if (head === 'velocity') return { part: 'velocity' };
  if (head === 'ruler') return { part: 'ruler', end: part === 'from' ? 'from' : 'to' };
  if (head === 'ask') return { part: 'ask', end: part as QuestionEnd };
  const thing = Number(head) - 1;
  if (part === undefined) return { part: 'body', thing };
  if (part === 'turn') return { part, thing };
  const size = sizeNames.find((name) => name === part);
  if (size !== undefined) return { part: size, thing };
  return { part: 'corner', thing, ring: Number(part), index: Number(index) };
}
