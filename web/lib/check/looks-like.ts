import type { CheckFamily } from './families.js';
import type { CheckCase } from './hard-cases.js';
import { type CheckMistake, isHit, suspects } from './suspects.js';

/** Where a right method fails, too, if its numbers are rounded. */
const delicate: readonly CheckFamily[] = ['sizes', 'slivers', 'far', 'turned', 'hair'];

/** So much of what a suspect gets wrong must be wrong, too. */
const SHARE = 0.9;
/** Of shapes that touch, rounding makes some right by chance. */
const SHARE_OF_TOUCHING = 0.6;

/** Whether rounding alone may have decided it. */
const isByRounding = ({ family, relation }: CheckCase): boolean =>
  relation === 'touching' || delicate.includes(family);

/** A kind of mistake, and the cases that it explains. */
export interface Explained {
  readonly mistake: CheckMistake;
  /** The places of the cases in the list. */
  readonly places: readonly number[];
}

/** What the wrong answers look like: first the mistake that explains the most of them. */
export function looksLike(
  cases: readonly CheckCase[],
  wrong: ReadonlySet<number>,
  touching: boolean,
): Explained[] {
  const believed = suspects
    .flatMap(([mistake, suspect]) =>
      [false, true].map((strict) => ({
        mistake,
        places: wrongPlaces(cases, (of) => suspect(of, touching, strict), touching),
      })),
    )
    .filter(({ places }) => isBelieved(cases, places, wrong));
  return explained(believed, cases, new Set(wrong));
}

function wrongPlaces(
  cases: readonly CheckCase[],
  says: (of: CheckCase) => boolean,
  touching: boolean,
): number[] {
  return cases.flatMap((of, place) => (says(of) === isHit(of, touching) ? [] : [place]));
}

/** Whether nearly all that the suspect gets wrong is wrong, where rounding has no part in it. */
function isBelieved(
  cases: readonly CheckCase[],
  places: readonly number[],
  wrong: ReadonlySet<number>,
): boolean {
  const sturdy = places.filter((place) => !isByRounding(cases[place]!));
  if (sturdy.length > 0) return shareOf(sturdy, wrong) >= SHARE;
  const touching = places.filter((place) => !delicate.includes(cases[place]!.family));
  return touching.length > 0 && shareOf(touching, wrong) >= SHARE_OF_TOUCHING;
}

const shareOf = (places: readonly number[], wrong: ReadonlySet<number>): number =>
  places.filter((place) => wrong.has(place)).length / places.length;

/** Who explains the most of what is left, until nobody explains more; then what rounding does, and the rest. */
function explained(
  believed: readonly Explained[],
  cases: readonly CheckCase[],
  left: Set<number>,
): Explained[] {
  const found: Explained[] = [];
  for (;;) {
    const best = believed
      .map(({ mistake, places }) => ({ mistake, places: places.filter((at) => left.has(at)) }))
      .reduce((most, next) => (next.places.length > most.places.length ? next : most), nothing);
    if (best.places.length === 0) break;
    found.push(best);
    for (const place of best.places) left.delete(place);
  }
  const rest = [...left];
  const rounding = rest.filter((place) => isByRounding(cases[place]!));
  const other = rest.filter((place) => !isByRounding(cases[place]!));
  return [
    ...found,
    { mistake: 'other' as const, places: other },
    { mistake: 'rounding' as const, places: rounding },
  ].filter(({ places }) => places.length > 0);
}

const nothing: Explained = { mistake: 'other', places: [] };
