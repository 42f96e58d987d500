import type { Texts } from '../../../figure/voice/words.js';

export const en = {
  'story.bug': 'A round barrel with corners: the game takes it for the box around it.',
  'story.mended': 'The nearest point of the circle decides. He climbs over its shoulder.',

  question:
    'A circle [a] meets a box [b]: at a side, or at a corner. Which point of the box does it touch first, and how can a few comparisons tell?',
  'regions.label': 'The nine regions of the box, as they lie in its own frame',
  'measures.caption': 'The numbers of the test',
  'measures.centre': 'Centre in the frame of the box, q',
  'measures.nearest': 'Nearest point there, p',
  'measures.distance': 'Distance d',
  'measures.radius': 'Radius r',
  'measures.separation': 'd − r',

  idea: [
    'A circle is a point with some room around it. So the only question is [how far its centre is](#distance) from the box: compare that with the radius. There is an early way out: if the centre is further from the box than the radius along one axis alone, nothing more has to be computed.',
    'Which point of the box is the nearest depends on where the centre is. [The lines of the sides](#lines) cut the plane into nine [regions](#region): the inside, four bands and four quadrants. They are the *Voronoi regions* of the box: anywhere in a band, the nearest point is on the same side; anywhere in a quadrant, it is the same corner. Two comparisons along each axis tell the region, and clamping the coordinates gives the point without even asking which region it is.',
    'A turned box needs no method of its own. Its [frame](#frame) turns with it, and in that frame it is upright; lengths stay the same. Only the centre has to be carried over, and the point found has to be carried back.',
    'If the centre is inside, clamping gives the centre itself, at distance 0, which gives no direction. Then the nearest point of the outline takes over, and the distance is counted as negative: the depth $r - d$ is right in both cases. [The nearest point](#nearest) is the *hit point*, too. Ask about box and circle instead of circle and box, and you get the same answer with the normal reversed: one function serves both orders.',
  ],
  mistakes: [
    '*Growing the box by the radius.* At the corners that is too much, by up to 41 % of the radius.',
    '*Testing the corners only.* A large circle can cut deep into a side, with no corner in it.',
    '*Dividing by a distance of 0.* If the centre lies on the outline or inside, division can no longer give the direction from the nearest point.',
    '*Comparing with < in one region and with ≤ in another.* Decide once what touching means. Here it is a hit everywhere.',
    '*Turning the wrong way.* Into the frame of the box, the centre is turned by minus its angle.',
  ],
  reading: [
    'Jim Arvo, *A Simple Method for Box-Sphere Intersection Testing*, in Graphics Gems, Academic Press 1990: the clamping, in any dimension.',
    'Miguel Gomez, *Simple Intersection Tests for Games*, Gamasutra 1999: the same for games, with turned boxes.',
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005, section 5.1: nearest points, and Voronoi regions.',
  ],
} as const satisfies Texts;
