import type { Texts } from '../../../figure/voice/words.js';

export const en = {
  'story.bug':
    'In one frame the bullet is in front of the door, in the next behind it. The door noticed nothing.',
  'story.mended': 'The path between the frames is checked, and the door stops the bullet.',

  question:
    'In one frame the bullet is in front of the wall, in the next one behind it. It touches the wall in neither. When did it hit?',

  'quantity.before': 'in this frame',
  'quantity.after': 'in the next frame',
  'quantity.line': 'when the centre enters the wall',
  'quantity.impact': 'when the bullet touches it',
  'quantity.point': 'where',
  'quantity.normal': 'normal, from bullet to wall',
  'quantity.rest': 'rest of the path, after the bounce',
  'quantity.samples': 'looks needed without the line',
  'gap.free': '{size} apart',
  'gap.overlap': '{size} deep',

  idea: [
    'A game looks at the world 60 times a second. Anything that moves further than the wall’s thickness per frame can be [in front of it at one look and behind it at the next](#frames): it *tunnels*. Nothing is wrong with the test for overlap. It is just asked at the wrong moments.',
    'So do not ask about moments; ask about the path between them. For a point that is a segment from one place to the next: `castSegment` tells where it enters. For a disc, [grow the wall](#grown) by the radius: the disc touches the wall exactly when its centre touches the grown wall. For any two convex shapes the same is done with [all differences of their points](#difference), as in lesson 2, and `sweep` gives time, point and normal. The small picture shows it: in B − A the path is a ray from the origin, and it hits where it enters.',
    'Only the motion of one *relative* to the other counts. If the wall moves, too, subtract its motion from that of the bullet. If something turns, there is no formula, but there is a safe step: the gap cannot close faster than things move and turn, so it is always safe to go on for as long as closing it would take at that speed. `sweep` does so, and `traceSweep` shows the steps: pull the lower knob of the wall to see them.',
    'The frames fit together: one ends where the next one starts. As long as each [path](#way) is checked from end to end, and touching counts, nothing slips through between them. Whether a graze is a hit is for the rules to say: a shooter ignores it, a puzzle counts it.',
  ],
  mistakes: [
    '*More looks per frame.* They make tunnelling rarer, not impossible: for every number of looks there is a wall that is too thin, or a corner that is only just cut.',
    '*Casting only the centre.* The bullet is then a whole radius deep in the wall before anyone notices, and it cuts every corner.',
    '*Making the wall a box larger by the radius.* At its corners that box is larger than the grown wall, and bullets hit the air. The corners have to be round.',
    '*Placing the bullet at the impact and dropping the rest of the frame.* Then it slows down in every frame in which it hits something. Go on with the rest, and look for walls again.',
    '*Forgetting the start.* If they overlap at time 0, there is no first touch, and a normal made from it is worthless. Push them apart first.',
  ],
  reading: [
    'Brian Mirtich, *Impulse-based Dynamic Simulation of Rigid Body Systems*, dissertation, University of California, Berkeley 1996: conservative advancement, the safe step.',
    'Erin Catto, *Continuous Collision*, Game Developers Conference 2013: tunnelling and times of impact in a physics engine.',
    'Gino van den Bergen, *Ray Casting against General Convex Objects with Application to Continuous Collision Detection*, 2004: a line against the difference of two shapes.',
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005, section 5.5: moving spheres, boxes and triangles.',
  ],
} as const satisfies Texts;
