import type { Texts } from '../../figure/voice/words.js';

/** What the race says, in English. */
export const en = {
  'race.start': 'Start',
  'race.stop': 'Stop',
  'race.count': 'Bodies',
  'race.ready': 'They run one after the other, each in a worker of its own, on your machine.',
  'race.running': '{name} is running…',
  'race.stopped': 'Stopped.',
  'race.first':
    '{first} is fastest: {time} ms a frame. {second}, the next, takes {ratio} times as long.',
  'race.table': 'Time per frame',
  'race.runner': 'Library',
  'race.time': 'ms a frame',
  'race.touching': 'Pairs that touch',
  'race.differ': 'Differ',
  'race.failed': 'It does not run here: {reason}',
  'race.differs.none': 'none',
  'race.differs': '{missing} missing, {extra} too many',
  'race.differences': 'Where they differ',
  'race.difference':
    '{name}: every pair that it judges differently is within {gap} of touching. {why}',
  'race.same': 'All that ran found the same pairs.',
  'race.why.sepax': 'It decides exactly, while the referee rounds.',
  'race.why.flatbush': 'It computes in doubles, like the referee, but rounds in another order.',
  'race.why.detect-collisions': 'It tests pairs with SAT.js, which rounds in another order.',
  'race.why.matter': 'It has no circles: here they are polygons of 16 sides, and a little smaller.',
  'race.why.rapier': 'It computes in single precision.',
  'race.why.box2d3-wasm': 'It computes in single precision.',
  'race.fair': 'Why it is fair',
  'race.fair.scene':
    'All get the same bodies in the same places, about half of them circles and half polygons of 3 to 8 sides, and in every frame all of them move and turn.',
  'race.fair.time':
    'A frame is: hand over the new places, find all pairs that touch, and read normal and depth of each. {warmUp} frames warm up, {timed} are timed; the median counts.',
  'race.fair.setups':
    'Each has its best set-up: no gravity, no solving, a tree packed anew where that is faster, padding where that helps. They are the very files that the benchmark in the repository uses.',
  'race.fair.referee':
    'A referee looks at every pair in the last frame by brute force, and every answer that differs from its own is counted.',
  'race.fair.threads':
    'Pages that are not isolated have no threads: box2d3-wasm runs in its build without them and without SIMD.',
  'race.card': 'Save picture',
  'race.card.title': '{count} bodies, all moving in every frame',
  'race.card.machine': 'in one browser, on {cores} cores',
} as const satisfies Texts;

type RaceTexts = typeof en;

declare module '../../figure/voice/text.js' {
  interface TextKeys extends RaceTexts {}
}
