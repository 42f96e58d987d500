/** What there is to say about an outline, one by one, and the errors of outlines that are refused. */
import { SepaxError, type SepaxErrorCode } from './errors.js';
import { finding, findingKinds } from './raw/layout.js';
import { at } from './raw/read.js';
import { ringsPart } from './raw/wasm/rings.js';
import { output } from './raw/wasm.js';
import { type CheckedOutline, inputPolygons, type Rings } from './rings.js';
import { nameOf } from './validate.js';

/** What an {@link OutlineProblem} is about. */
export type OutlineProblemCode = (typeof findingKinds)[number] | 'hole' | 'second-polygon';

/** Something about an outline that {@link validate} has found. */
export interface OutlineProblem {
  /** What kind of problem, for programs. */
  readonly code: OutlineProblemCode;
  /** A `note` is harmless: the library brings it into order. An `error` is not. */
  readonly severity: 'error' | 'note';
  /** The polygon it is about, of several; else 0. */
  readonly polygon: number;
  /** The ring of it: 0 is the outer one. */
  readonly ring: number;
  /** The point it is about, or where the edge it is about starts; `null` if a whole ring. */
  readonly index: number | null;
  /** The polygon of the other ring. */
  readonly otherPolygon?: number;
  /** The other ring, of problems of two rings or edges. */
  readonly otherRing?: number;
  /** The other point or edge, of problems of two. */
  readonly other?: number;
  /** What is the matter, in English, with the places in the list. */
  readonly message: string;
}

/** A ring by its polygon and its place in that, and how messages name it. */
interface RingPlace {
  readonly polygon: number;
  readonly ring: number;
  readonly name: string;
}

/** A finding of the other side, and the words of messages for its places. */
export interface Finding {
  readonly code: (typeof findingKinds)[number];
  readonly first: number;
  readonly second: number;
  readonly place: RingPlace;
  readonly otherPlace: RingPlace;
  readonly where: string;
  readonly otherWhere: string;
}

/** Of an outline without any ring. */
const NO_RING: RingPlace = { polygon: 0, ring: 0, name: 'ring 0' };

/** Where the rings are that the other side counts through. */
function placesOf(polygons: readonly Rings[]): RingPlace[] {
  return polygons.flatMap((rings, polygon) =>
    rings.map((_, ring) => {
      const name = polygons.length === 1 ? `ring ${ring}` : `ring ${ring} of polygon ${polygon}`;
      return { polygon, ring, name };
    }),
  );
}

/** So many findings about polygons, from the output list. */
export function readFindings(count: number, polygons: readonly Rings[]): Finding[] {
  const numbers = output(count * finding.size);
  const places = count > 0 ? placesOf(polygons) : [];
  return Array.from({ length: count }, (_, i) =>
    readFinding(numbers.subarray(i * finding.size), places),
  );
}

function readFinding(numbers: Float64Array, places: readonly RingPlace[]): Finding {
  const [first, second] = [at(numbers, finding.ring), at(numbers, finding.otherRing)];
  const place = places[first] ?? NO_RING;
  const otherPlace = places[second] ?? NO_RING;
  // The outer ring of the only polygon goes without saying.
  const said = first > 0 || second > 0 || place.name !== 'ring 0';
  return {
    code: findingKinds[at(numbers, finding.kind)] ?? 'not-finite',
    first: at(numbers, finding.first),
    second: at(numbers, finding.second),
    place,
    otherPlace,
    where: said ? ` of ${place.name}` : '',
    otherWhere: said ? ` of ${otherPlace.name}` : '',
  };
}

/** The problem that a finding is, which a message says. */
export function problemOf(
  { code, place: { polygon, ring } }: Finding,
  severity: OutlineProblem['severity'],
  index: number | null,
  message: string,
): OutlineProblem {
  return { code, severity, polygon, ring, index, message };
}

/** The same of a finding about two rings, or two of their points or edges. */
export function problemOfTwo(
  found: Finding,
  severity: OutlineProblem['severity'],
  message: string,
  index: number | null = null,
  other?: number,
): OutlineProblem {
  const { polygon: otherPolygon, ring: otherRing } = found.otherPlace;
  const problem = { ...problemOf(found, severity, index, message), otherPolygon, otherRing };
  return other === undefined ? problem : { ...problem, other };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A finding for which outlines are refused, as a problem; `null` for all others. */
export function errorOf(found: Finding): OutlineProblem | null {
  const { code, first, second, where, otherWhere } = found;
  const { name, polygon } = found.place;
  const { name: otherName, polygon: otherPolygon } = found.otherPlace;
  const ofRing = (message: string, index: number | null = null) =>
    problemOf(found, 'error', index, message);
  const ofRings = (message: string) => problemOfTwo(found, 'error', message);
  const ofEdges = (message: string) => problemOfTwo(found, 'error', message, first, second);
  switch (code) {
    case 'too-few-points':
      return ofRing(`Three different points at least make an outline, but ${name} has ${first}.`);
    case 'collinear':
      return ofRing(`All points of ${name} lie on one line.`);
    case 'spike':
      return ofRing(`The outline turns back on itself at point ${first}${where}.`, first);
    case 'crossing':
      return ofEdges(`Edge ${first}${where} crosses edge ${second}${otherWhere}.`);
    case 'overlapping-edges':
      return ofEdges(
        `Edge ${first}${where} overlaps edge ${second}${otherWhere}: they have more than a point in common.`,
      );
    case 'hole-outside':
      return ofRings(`${capital(name)}, a hole, is outside ${otherName}.`);
    case 'hole-in-hole':
      return ofRings(`${capital(name)}, a hole, is inside ${otherName}, another hole.`);
    case 'nested-shells':
      return ofRings(`Polygon ${polygon} is inside polygon ${otherPolygon}.`);
    default:
      return null;
  }
}

const ERRORS: Partial<Record<OutlineProblemCode, SepaxErrorCode>> = {
  'too-few-points': 'too-few-points',
  collinear: 'collinear',
  'hole-outside': 'misplaced-hole',
  'hole-in-hole': 'misplaced-hole',
  'nested-shells': 'misplaced-polygon',
};

/** The error for an outline that a function has refused: it says the first that `validate` calls an error. */
export function faultyOutline({ outline, polygons, several }: CheckedOutline): SepaxError {
  const count = ringsPart()._firstError(inputPolygons(polygons));
  const problem = errorOf(readFindings(count, polygons)[0]!)!;
  const code = ERRORS[problem.code] ?? 'self-crossing';
  const [argument, index] = placeOf(problem, code, several, polygons.flat().length === 1);
  const value = problem.other === undefined ? outline : [problem.index, problem.other];
  const message = `${nameOf(argument, index)} is faulty: ${problem.message}`;
  return new SepaxError(code, argument, index, value, message);
}

/** The argument that a problem is in, as the caller wrote it, and the index there. */
function placeOf(
  { polygon, ring, index }: OutlineProblem,
  code: SepaxErrorCode,
  several: boolean,
  single: boolean,
): [argument: string, index: number | null] {
  const rings = several ? `outline[${polygon}]` : 'outline';
  if (code === 'misplaced-polygon') return ['outline', polygon];
  if (code === 'misplaced-hole') return [rings, ring];
  return [single ? 'outline' : `${rings}[${ring}]`, index];
}
