/** What a page with a figure in an iframe and that figure say to each other. */

/** The figure would like to be so high, in CSS pixels. */
export interface SizeMessage {
  readonly type: 'sepax:size';
  readonly height: number;
}

/** Another step is shown; they count from 1. */
export interface StepMessage {
  readonly type: 'sepax:step';
  readonly step: number;
  readonly steps: number;
  readonly text: string;
}

/** The page asks for something else: attributes of `<sepax-figure>`, `null` to leave one out. */
export interface SetMessage {
  readonly type: 'sepax:set';
  readonly attributes: Readonly<Partial<Record<SettableAttribute, string | null>>>;
}

const settable = ['step', 'state', 'lang', 'theme'] as const;
export type SettableAttribute = (typeof settable)[number];

/** No page is asked for less or more. */
const least = 200;
const most = 2000;

export function isSize(data: unknown): data is SizeMessage {
  const { type, height } = Object(data) as Partial<SizeMessage>;
  return type === 'sepax:size' && typeof height === 'number' && height >= least && height <= most;
}

/** The longest text that a page may ask for: what no board comes near. */
export const longest = 2 ** 18;

/** Attributes that a message sets, or `null` if it is none. */
export function readSet(data: unknown): readonly [SettableAttribute, string | null][] | null {
  const { type, attributes } = Object(data) as Partial<SetMessage>;
  if (type !== 'sepax:set' || typeof attributes !== 'object' || attributes === null) return null;
  return settable.flatMap((name): [SettableAttribute, string | null][] => {
    const value: unknown = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    const isText = typeof value === 'string' && value.length <= longest;
    return value === null || isText ? [[name, value]] : [];
  });
}
