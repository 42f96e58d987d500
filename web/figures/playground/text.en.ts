/** What the playground says. */
export const en = {
  'scene.overlap': 'Overlap',
  'scene.apart': 'Apart',
  'scene.touch': 'Touch',
  'scene.inside': 'Inside',
  'scene.slide': 'Slide',
  'scene.tunnel': 'Fast hit',
  'scene.corner': 'Fast miss',
  'scene.countries': 'Countries',

  'say.edge': 'Axis {number} of {count} is the normal of edge {edge} of [{shape}].',
  'say.motion': 'Axis {number} of {count} is perpendicular to the motion.',
  'say.duplicate':
    'It is parallel to axis {other}, which has been tested, so there is nothing new to learn.',
  'say.overlap': 'The shadows overlap by {size}.',
  'say.touch': 'The shadows just touch.',
  'say.gap': 'The shadows leave a gap of {size}: here is a line that separates the shapes.',
  'say.least': 'That is the least overlap so far.',
  'say.notLeast': 'The least so far stays {size}, on axis {axis}.',
  'say.stop': 'One gap is enough: the test stops here.',
  'say.stopMoving': 'They stay apart through the whole step: the test stops here.',
  'say.unneeded': 'The test had already stopped at axis {axis}.',
  'say.time': 'They meet from {enter} to {exit} of the step.',
  'say.noTime': 'They do not meet during the step.',
  'say.common': 'Common to all axes so far: {enter} to {exit}.',
  'say.noCommon': 'No moment is common to all axes so far, so there will be no contact.',
  'say.all.overlap':
    'No axis has a gap, so the shapes overlap. The least overlap, on axis {axis}, is the shortest way out: the push.',
  'say.all.touch': 'No axis has a gap, and on axis {axis} the overlap is 0: the shapes touch.',
  'say.all.apart': 'One gap is enough: axis {axis} separates the shapes.',
  'say.all.hit':
    'By {enter} of the step the shadows have met on every axis, on axis {axis} last: there [a] touches [b]. The push takes back the rest of the way along that axis only, so [a] slides.',
  'say.all.miss':
    'On axis {axis} the shadows stay apart all the way, so [a] passes [b] without contact.',
  'say.all.never':
    'The shadows do meet on the axis of each edge, but never on all axes at once, so [a] passes [b]. A test that takes one axis at a time calls this a hit; the axis across the motion, {axis}, shows the gap.',
  'say.all.deep':
    'The shapes overlap now. The push, added to the velocity, takes [a] out along axis {axis}.',

  'shape.triangle': 'Triangle',
  'shape.box': 'Box',
  'shape.pentagon': 'Pentagon',
  'shape.hexagon': 'Hexagon',
  'shape.regular': 'Regular polygon',
  'shape.sliver': 'Long sliver',
  'shape.country': 'Hull of a country …',
  'shape.own': 'Your own outline',

  'paste.title': 'Points of shape {shape}',
  'paste.hint':
    'JSON: [[x, y], …], [{"x": 0, "y": 0}, …] or [x0, y0, x1, y1, …]; y points down. The outline must be convex; either winding will do.',
  'paste.field': 'Points',
  'paste.scale': 'Scale to a handy size',
  'paste.use': 'Use these points',
  'paste.cancel': 'Cancel',
  'paste.notJson': 'This is not JSON: {reason}',
  'paste.refused': 'Not usable, so the figure stays as it was. {reason}',

  'key.shadowA': 'shadow of [a]',
  'key.shadowB': 'shadow of [b]',
  'key.gap': 'gap',
  'key.overlap': 'overlap',
  'key.mtv': 'push (MTV)',
  'key.ghost': '[a] after the push',
  'key.swept': 'swept by [a]',

  'describe.shape': 'Shape {shape} has {count} corners: {points}.',
  'describe.velocity': 'It moves by {velocity} during the step.',
  'describe.axis':
    'Axis {axis}, normal {normal}: [a] from {aMin} to {aMax}, [b] from {bMin} to {bMax}, {measure}.',
  'describe.same': 'Axis {axis} is parallel to axis {other}.',
  'describe.gap': 'gap {size}',
  'describe.overlap': 'overlap {size}',

  'playground.title': 'Playground',
  'playground.summary':
    'Drag two shapes and watch the test at work: each axis, both shadows, the gap or the overlap, and the push.',
  'playground.said': '{said}',
} as const;

type PlaygroundTexts = typeof en;

declare module '../../figure/voice/text.js' {
  interface TextKeys extends PlaygroundTexts {}
}
