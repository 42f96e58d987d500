import type { CheckMistake } from './suspects.js';

/** What each mistake is, for who reads a test's output. */
export const sentences: Readonly<Record<CheckMistake, string>> = {
  threw: 'it throws.',
  'always-same': 'it gives one answer to all pairs.',
  inverted: 'it says the opposite of what is right.',
  'bounding-boxes': 'bounding boxes are compared, and not the shapes.',
  'corners-only':
    'it asks whether a corner is in the other shape; shapes that cross need not have one.',
  'containment-missed':
    'a shape that lies in the other is missed, as if boundaries alone were compared.',
  'axes-of-one': 'the edges of one polygon are tried, and those of the other are not.',
  'circle-corner': 'a circle near a corner: the axis from the corner to the centre is missing.',
  'circle-as-box': 'circles are taken for the squares around them.',
  'not-normalised': 'a radius is compared along an axis whose length is not one.',
  'radii-squared': 'the radii are squared and then added; they are to be added first.',
  'radius-halved': 'circles are taken for half as large as they are: is a radius halved again?',
  'radius-doubled': 'circles are taken for twice as large as they are: a diameter for a radius.',
  'touching-missed': 'shapes that touch are said to be apart: < is where <= should be.',
  'touching-counted': 'shapes that touch are said to overlap: <= is where < should be.',
  'too-generous': 'shapes that are a little apart are said to meet: a tolerance is too large.',
  'too-strict': 'shapes that overlap a little are said to be apart: a tolerance is too large.',
  rounding: 'sums are rounded: far out, in needles, or by a unit in the last place.',
  other: 'these have no name here.',
};
