import type { Texts } from '../../figure/voice/words.js';

/** What the page that checks collision code says, in English. */
export const en = {
  'check.what': 'What is checked',
  'check.own': 'Your code',
  'check.code': 'A function intersects(a, b)',
  'check.sample':
    "// kind is 'polygon', 'box' or 'circle'. Polygons and boxes\n// have points, [{ x, y }, …], and circles x, y, radius.",
  'check.kinds': 'Shapes',
  'check.kind.polygon': 'Polygons',
  'check.kind.box': 'Boxes',
  'check.kind.circle': 'Circles',
  'check.touching': 'Touching counts as meeting',
  'check.run': 'Check',
  'check.running': 'Checking…',
  'check.waiting': 'Still waiting. It is stopped after {time} seconds.',
  'check.safe': 'Your code stays here: it runs in a sandbox without network, page or storage.',
  'check.noKinds': 'Choose at least one kind of shape.',
  'check.ready': 'Nothing has been checked yet.',
  'check.late': 'No answer for {time} seconds, so it was stopped. Is there an endless loop?',
  'check.missing': 'There is no function “intersects” in it.',
  'check.broken': 'It does not run: {reason}',
  'check.unfinished':
    'It does not run: the code ends too early. Is there a bracket that is not closed?',
  'check.passed': 'All {cases} answers are right.',
  'check.failed': '{wrong} of {cases} answers are wrong.',
  'check.failedOne': '1 of {cases} answers is wrong.',
  'check.counts':
    'Apart, but said to meet: {positives}. Overlapping, but said not to: {negatives}. Touching, but judged wrong: {touching}. Errors: {threw}.',
  'check.looks': 'What it looks like',
  'check.explains': '{count} answers',
  'check.explainsOne': '1 answer',
  'check.pair': 'Two shapes that are {relation}',
  'check.case.apart': 'Pair {index}: they are apart by {gap}, and the answer was: {answer}.',
  'check.case.touching': 'Pair {index}: they touch, and the answer was: {answer}.',
  'check.case.overlapping': 'Pair {index}: they overlap by {gap}, and the answer was: {answer}.',
  'check.relation.apart': 'apart',
  'check.relation.touching': 'touching',
  'check.relation.overlapping': 'overlapping',
  'check.answer.true': 'they meet',
  'check.answer.false': 'they do not meet',
  'check.answer.error': 'an error, “{reason}”',
  'check.board': 'Look at it on the board',
  'check.lesson': 'Lesson: {title}',
  'check.cases': 'What is asked',
  'check.cases.lead':
    'Each answer is computed in whole numbers of any size, without rounding. The simplest pairs come first.',
  'check.family': 'Family',
  'check.asked': 'Pairs',
  'check.wrong': 'Wrong',
  'check.runner': 'The package has the same for test runners: checkIntersects of sepax/check.',
  'check.guide': 'How to use it',

  'check.family.plain': 'Plain: anywhere near one another',
  'check.family.crossing': 'Long and thin ones that cross: no corner is in the other',
  'check.family.inside': 'One inside the other, or the same twice',
  'check.family.cornered': 'Apart, though their bounding boxes overlap',
  'check.family.one-sided': 'Apart, beside a triangle: few axes show it',
  'check.family.touching': 'Touching exactly: edges, corners, circles',
  'check.family.redundant': 'Corners in the middle of straight edges',
  'check.family.sizes': 'Very large beside very small',
  'check.family.slight': 'A thousandth or a millionth from touching',
  'check.family.slivers': 'Needles',
  'check.family.far': 'Far from the origin',
  'check.family.turned': 'Turned by odd angles, almost touching',
  'check.family.hair': 'One unit in the last place from touching',

  'check.mistake.threw': 'It throws',
  'check.mistake.threw.why':
    'There is an error instead of an answer. Does it know all the kinds of shapes that it is asked about, and return true or false?',
  'check.mistake.always-same': 'One answer to everything',
  'check.mistake.always-same.why': 'Whatever the shapes, the answer is the same.',
  'check.mistake.inverted': 'Everything the other way round',
  'check.mistake.inverted.why':
    'It says true where false is right. Does it ask whether the shapes are apart?',
  'check.mistake.bounding-boxes': 'Only bounding boxes',
  'check.mistake.bounding-boxes.why':
    'It compares boxes around the shapes. That finds candidates, but the shapes themselves must be tested, too.',
  'check.mistake.corners-only': 'Only corners',
  'check.mistake.corners-only.why':
    'It looks for corners of one shape in the other. Two shapes that cross like a plus sign have none there.',
  'check.mistake.containment-missed': 'Containment is missed',
  'check.mistake.containment-missed.why':
    'It compares boundaries. A shape inside the other crosses none.',
  'check.mistake.axes-of-one': 'Axes of one shape only',
  'check.mistake.axes-of-one.why':
    'It tries the edges of one polygon only. The gap may show only along an edge of the other.',
  'check.mistake.circle-corner': 'A circle near a corner',
  'check.mistake.circle-corner.why':
    'One axis is missing: the one from the nearest corner to the centre.',
  'check.mistake.circle-as-box': 'Circles are taken for squares',
  'check.mistake.circle-as-box.why':
    'The corners of the square around a circle do not belong to the circle.',
  'check.mistake.not-normalised': 'An axis that is not of length one',
  'check.mistake.not-normalised.why':
    'The shadow of a circle reaches one radius to each side only on an axis of length one. Divide the axis by its length.',
  'check.mistake.radii-squared': 'Radii squared one by one',
  'check.mistake.radii-squared.why': 'Square the sum of the radii, not each of them.',
  'check.mistake.radius-halved': 'Half the radius',
  'check.mistake.radius-halved.why':
    'Circles are taken for half as large as they are. Is a radius halved as if it were a diameter?',
  'check.mistake.radius-doubled': 'Twice the radius',
  'check.mistake.radius-doubled.why':
    'Circles are taken for twice as large as they are. Is a diameter used for a radius?',
  'check.mistake.touching-missed': 'Touching is missed',
  'check.mistake.touching-missed.why':
    'There is < or > where ≤ or ≥ belongs. If that is what you want, say above that touching does not count.',
  'check.mistake.touching-counted': 'Touching is counted',
  'check.mistake.touching-counted.why': 'There is ≤ or ≥ where < or > belongs.',
  'check.mistake.too-generous': 'A tolerance that is too large',
  'check.mistake.too-generous.why': 'Shapes with a gap between them are said to meet.',
  'check.mistake.too-strict': 'A tolerance in the wrong direction',
  'check.mistake.too-strict.why': 'Shapes that overlap a little are said to be apart.',
  'check.mistake.rounding': 'Rounding',
  'check.mistake.rounding.why':
    'The method may be right, but sums of doubles are not. It shows far from the origin, in needles, and where shapes touch or nearly do.',
  'check.mistake.other': 'Something else',
  'check.mistake.other.why': 'None of the usual mistakes fits.',
} as const satisfies Texts;

type CheckTexts = typeof en;

declare module '../../figure/voice/text.js' {
  interface TextKeys extends CheckTexts {}
}
