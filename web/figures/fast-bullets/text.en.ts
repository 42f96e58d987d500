import type { Texts } from '../../figure/voice/words.js';

export const en = {
  'stage.label': 'A bullet at p with its way v, a wall, and where they meet. {status}',

  'handle.p': 'Move the bullet; [ and ] turn its way',
  'handle.v': 'Way of the bullet in one frame',
  'handle.r': 'Radius of the bullet',
  'handle.w': 'Move the wall; [ and ] turn it',
  'handle.size': 'Size of the wall',
  'handle.turn': 'Turn the wall',
  'handle.spin': 'How far the wall turns in the frame',

  'do.tunnel':
    'Bullet and wall are {before} apart in this frame and {after} in the next. Whoever looks at the frames alone sees nothing: the bullet *tunnels* through.',
  'do.clear':
    'Bullet and wall are {before} apart in this frame and {after} in the next. And in between?',
  'do.endInside':
    'They are {before} apart in this frame, and overlap by {after} in the next. This time the frames do show the hit, but late: not when, and not where.',
  'do.startInside':
    'They overlap by {before} in this frame already. There is no moment at which they first meet.',
  'do.line':
    'Join the two places of the centre by a line. It enters the wall after the part {time} of the way, at {point}. No frame is too long for a line.',
  'do.lineMiss':
    'Join the two places of the centre by a line. It passes the wall by. But the bullet is more than its centre.',
  'do.size':
    'The bullet touches the wall when its centre is {radius} away from it. So let the wall grow by that radius, with round corners, and the bullet shrink to a point: the same question, and a line can answer it.',
  'do.impact':
    'The centre enters the grown wall at $t$ = {time}, the *time of impact*. Up to then the way is free.',
  'do.miss':
    'The centre stays outside of the grown wall: no hit, neither in the frames nor between.',
  'do.advance':
    'The wall turns by {spin} in this frame, and no formula tells when they meet. But at $t$ = {time} they are {distance} apart, and neither can reach the dashed line between them for {safe} of the frame: so long the way is free.',
  'do.advanceFar':
    'The wall turns by {spin} in this frame, and no formula tells when they meet. Up to $t$ = {time} not even the circle around the wall is reached. Then they are {distance} apart, and neither can reach the dashed line between them for {safe} of the frame: so long the way is free.',
  'do.advanceOn':
    'At $t$ = {time} they are {distance} apart. For another {safe} neither can reach the line between them: go on by that.',
  'do.impactTurning':
    'At $t$ = {time} nothing is left between them: the *time of impact*, after {count} stops. This is *conservative advancement*: each step is safe, and they become smaller and smaller.',
  'do.missTurning':
    'The frame is over, and they have not met; {count} stops were enough to be sure of it.',
  'do.already':
    'They overlap before anything moves, by {depth}. The time of impact is 0, and first the bullet has to be pushed out: that is lesson 3.',
  'do.normal':
    'They touch at {point}. The normal there, {normal}, points from the bullet to the wall: at a side it stands upright on it, at a corner it leads from the centre to the corner.',
  'do.rest':
    'The part {left} of the frame is left. Thrown back at the wall, it leads on by {rest}, and that way has to be looked at for walls, too.',
  'do.samples':
    'Without the line: look {seen} times in this frame, at equal distances, and one look happens to see the hit. To be sure wherever the bullet starts, {sure} looks are needed, each of them as dear as the line.',
  'do.graze':
    'Without the line no number of looks is enough: the bullet grazes the wall, and is in it for a moment without length.',

  'try.side': 'Let the line of the centre pass the wall by, and the bullet hit all the same.',
  'try.side.done': 'A bullet with a size is not a line.',
  'try.corner': 'Hit a corner of the wall. Where does the normal point?',
  'try.corner.done': 'From the centre to the corner: no edge has this normal.',
  'try.graze': 'Find a shot for which more than 100 looks would be needed.',
  'try.graze.done': 'A corner, just cut: however many looks, there is a thinner slice.',
  'try.inside': 'Let the bullet start inside the wall. When do they meet?',
  'try.inside.done': 'At $t$ = 0, and `startsOverlapping` says why.',
} as const satisfies Texts;
