import { relativeGap } from './doubt.js';
import type { CheckFamily } from './families.js';
import type { CheckCase } from './hard-cases.js';
import { type CheckMistake, isHit, suspects } from './suspects.js';

/** Where a right method fails, too, if its numbers are rounded. */
const delicate: readonly CheckFamily[] = ['sizes', 'slivers', 'far', 'turned', 'hair'];

/** So much of what a suspect gets wrong must be wrong, too. */
const SHARE = 0.9;
/** Of shapes that touch, rounding makes some right by chance. */
const SHARE_OF_TOUCHING = 0.6;

/** So wide a gap, relative to the coordinates, is in doubt in doubles, and in floats of 32 bits. */
const DOUBT = 2 ** -44;
const FLOAT_DOUBT = 2 ** -18;
/** So much of what is left must be in doubt in floats for the code to compute in them. */
const SHARE_OF_FLOATS = 0.99;

/** So much more often than elsewhere answers must be wrong where there is doubt, or chance explains them as well. */
const TIMES_AS_OFTEN = 2;

/** Whether rounding alone may have decided it. */
const isByRounding = ({ family, relation }: CheckCase): boolean =>
  relation === 'touching' || delicate.includes(family);

/** A kind of mistake, and the cases that it explains. */
export interface Explained {
  readonly mistake: CheckMistake;
  /** The places of the cases in the list. */
  readonly places: readonly number[];
}

/**
 * What the wrong answers look like: first the mistake that explains the most of them. `same` says whether all answers
 * are.
 */
export function looksLike(
  cases: readonly CheckCase[],
  wrong: ReadonlySet<number>,
  touching: boolean,
  same: boolean,
): Explained[] {
  const believed = suspects
    .filter(([mistake]) => same || mistake !== 'always-same')
    .flatMap(([mistake, suspect]) =>
      [false, true].map((strict) => ({
        mistake,
        places: wrongPlaces(cases, (of) => suspect(of, touching, strict), touching),
      })),
    )
    .filter((suspected) => isBelieved(cases, suspected, wrong));
  const found = explained(believed, wrong);
  const explainedPlaces = new Set(found.flatMap(({ places }) => places));
  const rest = [...wrong].filter((place) => !explainedPlaces.has(place));
  return merged([...found, ...restOf(cases, rest, wrong, touching)]);
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
  { mistake, places }: Explained,
  wrong: ReadonlySet<number>,
): boolean {
  const sturdy = places.filter((place) => !isByRounding(cases[place]!));
  if (sturdy.length > 0) return shareOf(sturdy, wrong) >= SHARE;
  // Who compares shapes that touch by < makes no other mistake by that.
  if (!mistake.startsWith('touching')) return false;
  const touching = places.filter((place) => !delicate.includes(cases[place]!.family));
  return touching.length > 0 && shareOf(touching, wrong) >= SHARE_OF_TOUCHING;
}

const shareOf = (places: readonly number[], wrong: ReadonlySet<number>): number =>
  places.filter((place) => wrong.has(place)).length / places.length;

/** Who explains the most of what is left, until nobody explains more. */
function explained(believed: readonly Explained[], wrong: ReadonlySet<number>): Explained[] {
  const left = new Set(wrong);
  const found: Explained[] = [];
  for (;;) {
    const best = believed
      .map(({ mistake, places }) => ({ mistake, places: places.filter((at) => left.has(at)) }))
      .reduce((most, next) => (next.places.length > most.places.length ? next : most), nothing);
    if (best.places.length === 0) return found;
    found.push(best);
    for (const place of best.places) left.delete(place);
  }
}

const nothing: Explained = { mistake: 'other', places: [] };

/** What a tolerance, or `<` for `<=` between shapes of two kinds, or else rounding, does, and what has no name. */
function restOf(
  cases: readonly CheckCase[],
  rest: readonly number[],
  wrong: ReadonlySet<number>,
  touching: boolean,
): Explained[] {
  const tolerance = toleranceOf(cases, rest, wrong, touching);
  if (tolerance !== null) return [{ mistake: tolerance, places: rest }];
  const compared = new Set(comparedOf(cases, rest));
  const left = rest.filter((place) => !compared.has(place));
  const rounded = new Set(roundedOf(cases, left));
  return [
    { mistake: touching ? 'touching-missed' : 'touching-counted', places: [...compared] },
    { mistake: 'other', places: left.filter((place) => !rounded.has(place)) },
    { mistake: 'rounding', places: [...rounded] },
  ];
}

/** Of what is left, what rounding has to do with: it errs where there is doubt, and hardly where there is none. */
function roundedOf(cases: readonly CheckCase[], left: readonly number[]): readonly number[] {
  if (left.length === 0) return left;
  const gaps = cases.map(relativeGap);
  const floats = left.filter((place) => gaps[place]! <= FLOAT_DOUBT);
  if (floats.length >= SHARE_OF_FLOATS * left.length) return floats;
  const rounded = left.filter((place) => gaps[place]! <= DOUBT);
  const doubted = gaps.filter((gap) => gap <= DOUBT).length;
  const shareOfSure = (left.length - rounded.length) / (cases.length - doubted);
  return rounded.length >= TIMES_AS_OFTEN * shareOfSure * doubted ? rounded : [];
}

const kindsOf = ({ a, b }: CheckCase): string => [a.kind, b.kind].sort().join();

/** Of what touches, that of the kinds of which nearly all that touch are wrong: rounding makes some right. */
function comparedOf(cases: readonly CheckCase[], rest: readonly number[]): number[] {
  const left = new Set(rest);
  const alike = new Map<string, number[]>();
  cases.forEach((of, place) => {
    if (of.relation !== 'touching') return;
    const places = alike.get(kindsOf(of)) ?? [];
    places.push(place);
    alike.set(kindsOf(of), places);
  });
  return [...alike.values()]
    .filter((places) => shareOf(places, left) >= SHARE)
    .flatMap((places) => places.filter((place) => left.has(place)));
}

/** A tolerance errs on one side, and about nearly all pairs that are a hair away from touching; rounding on both, about some. */
function toleranceOf(
  cases: readonly CheckCase[],
  rest: readonly number[],
  wrong: ReadonlySet<number>,
  touching: boolean,
): CheckMistake | null {
  const sides = [
    ['too-generous', false],
    ['too-strict', true],
  ] as const;
  const left = new Set(rest);
  for (const [mistake, meet] of sides) {
    const isOnSide = (place: number): boolean => isHit(cases[place]!, touching) === meet;
    const hairs = [...cases.keys()].filter(
      (place) =>
        cases[place]!.family === 'hair' &&
        isOnSide(place) &&
        (left.has(place) || !wrong.has(place)),
    );
    const isTolerance = hairs.length > 0 && shareOf(hairs, wrong) >= SHARE;
    if (isTolerance && rest.every(isOnSide)) return mistake;
  }
  return null;
}

/** Each mistake once, with all that it explains, the plainest first. */
function merged(found: readonly Explained[]): Explained[] {
  const byMistake = new Map<CheckMistake, number[]>();
  for (const { mistake, places } of found) {
    if (places.length === 0) continue;
    byMistake.set(mistake, [...(byMistake.get(mistake) ?? []), ...places]);
  }
  return [...byMistake].map(([mistake, places]) => ({
    mistake,
    places: places.sort((p, q) => p - q),
  }));
}
