/**
 * Places that are awkward for characters, as links: the hero, or what comes upon the hero, is the first of the pair,
 * and what it moves by is one look ahead. tests/js/characters has the same places with characters that walk them.
 */
export const characterLinks = {
  ceiling:
    '1=box:36,80@0,-40&2=box:200,40@114,-220&3=box:600,40@80,20&pair=1,2&velocity=0,-220&show=contacts,sweep',
  shelfBelow:
    '1=segment:0,-22_0,22*18@0,-40&2=box:160,16@0,-180&3=box:480,40@0,20&pair=1,2&velocity=0,-240&show=contacts,sweep',
  shelfAbove:
    '1=segment:0,-22_0,22*18@0,-340&2=box:160,16@0,-180&3=box:480,40@0,20&pair=1,2&velocity=0,160&show=contacts,sweep',
  stepsUp:
    '1=box:36,80@80,-40&2=box:62,14@200,-7&3=box:62,28@262,-14&4=box:62,42@324,-21&5=box:62,56@386,-28&6=box:640,40@240,20&pair=1,2&velocity=120,0&show=contacts,sweep',
  stepsDown:
    '1=box:36,80@386,-96&2=box:62,42@324,-21&3=box:62,28@262,-14&4=box:62,14@200,-7&5=box:62,56@386,-28&6=box:640,40@240,20&pair=1,2&velocity=-80,20&show=contacts,sweep',
  seams:
    '1=segment:0,-22_0,22*18@-16,-40&2=box:32,32@0,16&3=box:32,32@-32,16&4=box:32,32@-64,16&5=box:32,32@-96,16&6=box:32,32@32,16&7=box:32,32@64,16&8=box:32,32@96,16&pair=1,2&velocity=96,0&show=contacts,sweep',
  wedge:
    '1=circle:24@28,-260&2=polygon:-50,-160_110,80_-50,80@-110,-80&3=polygon:-110,80_50,-160_50,80@110,-80&pair=1,3&velocity=0,220&show=contacts,sweep',
  door: '1=box:80,240@-200,-120&2=box:36,80@0,-40&3=box:80,240@160,-120&4=box:640,40@0,20&pair=1,2&velocity=280,0&show=contacts,sweep',
  beam: '1=box:36,80@0,-40&2=box:240,40@300,-80&3=box:36,48@300,-24&4=box:640,40@220,20&pair=1,2&velocity=220,0&show=contacts,sweep',
  platform:
    '1=box:280,32@0,0~12&2=segment:0,-22_0,22*18@-32,-64&pair=1,2&velocity=80,-60&show=push,contacts,sweep',
} as const;
