import type { Texts } from '../../figure/voice/words.js';

/** What the race says, in English. */
export const en = {
  'race.start': 'Start',
  'race.stop': 'Stop',
  'race.count': 'Bodies',
  'race.ready': 'Each runs in a worker of its own, one after the other, on your machine.',
  'race.running': '{name} is running…',
  'race.stopped': 'Stopped.',
  'race.first':
    '{first} is fastest: {time} ms a frame. {second}, the next, takes {ratio} times as long.',
  'race.table': 'Time of a frame',
  'race.runner': 'Library',
  'race.time': 'ms a frame',
  'race.touching': 'Pairs that touch',
  'race.differ': 'Differ',
  'race.failed': 'It does not run here: {reason}',
  'race.differs.none': 'none',
  'race.differs': '{missing} missing, {extra} too many',
  'race.differences': 'Where they differ',
  'race.difference':
    '{name}: no pair that is told otherwise is farther than {gap} from touching. {why}',
  'race.same': 'All who ran found the same pairs.',
  'race.why.sepax': 'It decides exactly; the referee rounds.',
  'race.why.flatbush': 'It is in doubles, as the referee is, and rounds in another order.',
  'race.why.detect-collisions': 'It tests pairs with SAT.js, which rounds in another order.',
  'race.why.matter': 'It has no circles: they are polygons of 16 sides here, a little smaller.',
  'race.why.rapier': 'It computes in single precision.',
  'race.why.box2d3-wasm': 'It computes in single precision.',
  'race.fair': 'How it is fair',
  'race.fair.scene':
    'All have the same bodies in the same places, circles as often as polygons of 3 to 8 sides, and in each frame all of them move and turn.',
  'race.fair.time':
    'A frame is: hand over the new places, find all pairs that touch, and read normal and depth of each. {warmUp} frames to warm up, {timed} to time; the median counts.',
  'race.fair.setups':
    'Each has its best set-up: no gravity, no solving, a tree packed anew where that is faster, padding where that helps. They are the very files of the benchmark of the repository.',
  'race.fair.referee':
    'A referee looks at every pair in the last frame by brute force, and what anybody says otherwise is counted.',
  'race.fair.threads':
    'Pages that are not isolated have no threads: box2d3-wasm runs in its build without them and without SIMD.',
  'race.card': 'Save picture',
  'race.card.title': '{count} bodies, every frame anew',
  'race.card.machine': 'in one browser, on {cores} cores',
} as const satisfies Texts;

type RaceTexts = typeof en;

declare module '../../figure/voice/text.js' {
  interface TextKeys extends RaceTexts {}
}
