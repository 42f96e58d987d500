import type { OutlineProblem } from 'sepax';
import { type TextKey, text } from '../../../figure/voice/text.js';

/** The texts for what `validate` calls an error of an outline; else a number of it is no coordinate. */
const faults: Partial<Record<OutlineProblem['code'], TextKey>> = {
  'too-few-points': 'import.fault.fewPoints',
  collinear: 'import.fault.flat',
  spike: 'import.fault.spike',
  crossing: 'import.fault.crossing',
  'overlapping-edges': 'import.fault.overlapping',
  'hole-outside': 'import.fault.holeOutside',
  'hole-in-hole': 'import.fault.holeInHole',
  'nested-shells': 'import.fault.nested',
};

/** What is wrong with an outline, in the language that is spoken: the library's own sentence is English. */
export function faultSentence(problem: OutlineProblem): string {
  const { code, message, ring, index, otherRing = ring, other } = problem;
  const isOfHole = code === 'too-few-points' && ring > 0;
  const key = isOfHole ? 'import.fault.fewPointsOfHole' : faults[code];
  return text(key ?? 'import.fault.number', {
    message,
    ring,
    index: index ?? '',
    otherRing,
    other: other ?? '',
  });
}
