import type { Texts } from '../../figure/voice/words.js';

export const en = {
  'stage.label': 'A bullet at p with its motion v, a wall, and where they meet. {status}',

  'handle.p': 'Move the bullet; [ and ] turn its direction',
  'handle.v': 'Motion of the bullet in one frame',
  'handle.r': 'Radius of the bullet',
  'handle.w': 'Move the wall; [ and ] turn it',
  'handle.size': 'Size of the wall',
  'handle.turn': 'Turn the wall',
  'handle.spin': 'How far the wall turns in the frame',

  'do.tunnel':
    'The bullet and the wall are {before} apart in this frame and {after} in the next. Neither frame shows a hit: the bullet *tunnels* through.',
  'do.clear':
    'The bullet and the wall are {before} apart in this frame and {after} in the next. And in between?',
  'do.endInside':
    'They are {before} apart in this frame, and overlap by {after} in the next. This time the frames do show the hit, but too late, and not when or where.',
  'do.startInside':
    'They already overlap by {before} in this frame. There is no moment at which they first meet.',
  'do.line':
    'Join the two positions of the centre with a line. It enters the wall {percent} % of the way along, at {point}. A line works for any frame, however long.',
  'do.lineMiss':
    'Join the two positions of the centre with a line. It misses the wall. But the bullet is more than its centre.',
  'do.size':
    'The bullet touches the wall when its centre is {radius} away from it. So grow the wall by that radius, with round corners, and shrink the bullet to a point. The question stays the same, and a line can answer it.',
  'do.impact':
    'The centre enters the grown wall at $t$ = {time}, the *time of impact*. Until then the way is clear.',
  'do.miss':
    'The centre stays outside the grown wall: no hit, neither in the frames nor in between.',
  'do.advance':
    'The wall turns by {spin} in this frame, and no formula gives the time. At $t$ = {time} they are {distance} apart. Neither can reach the dashed line for {safe} of the frame, so moving on for that long is safe.',
  'do.advanceFar':
    'The wall turns by {spin} in this frame, and no formula gives the time. At $t$ = {time} the bullet reaches the circle around the wall. They are {distance} apart, and neither can reach the dashed line for {safe} of the frame.',
  'do.advanceOn':
    'At $t$ = {time} they are {distance} apart. For another {safe} neither can reach the line between them, so go on for that long.',
  'do.impactTurning':
    'At $t$ = {time} they touch: the *time of impact*. Stops until then: {count}. This is *conservative advancement*: each step is safe, and the steps get smaller.',
  'do.missTurning': 'The frame is over, and they have not met. Stops needed to be sure: {count}.',
  'do.already':
    'They overlap by {depth} before anything moves. The time of impact is 0: first the bullet has to be pushed out, as in lesson 3.',
  'do.normal':
    'They touch at {point}. The normal there, {normal}, points from the bullet to the wall. It is perpendicular to a side; at a corner it points from the centre to the corner.',
  'do.rest':
    '{left} % of the frame is left. After the bounce the bullet goes on by {rest}. That path has to be checked for walls, too.',
  'do.samples':
    'Without the line, {seen} evenly spaced looks in this frame happen to catch the hit. To be sure, wherever the bullet starts, you need {sure} looks, and each costs as much as the line.',
  'do.graze':
    'Without the line, no number of looks is enough. The bullet only grazes the wall: it is inside for no time at all.',

  'try.side': 'Make the line of the centre miss the wall while the bullet still hits it.',
  'try.side.done': 'A bullet with a size is not a line.',
  'try.corner': 'Hit a corner of the wall. Where does the normal point?',
  'try.corner.done': 'From the centre to the corner: no edge has this normal.',
  'try.graze': 'Find a shot for which more than 100 looks would be needed.',
  'try.graze.done': 'A corner, barely clipped: for any number of looks there is a thinner slice.',
  'try.inside': 'Start the bullet inside the wall. When do they meet?',
  'try.inside.done': 'At $t$ = 0, and `startsOverlapping` says why.',
} as const satisfies Texts;
