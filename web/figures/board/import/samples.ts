/** Texts to try the dialog with, one of a kind each. */
export const samples = {
  points: `[[0, -60], [18, -19], [57, -19], [26, 8], [37, 49],
 [0, 25], [-37, 49], [-26, 8], [-57, -19], [-18, -19]]`,
  path: 'M60 105 C-5 60 5 10 35 10 C50 10 60 22 60 35 C60 22 70 10 85 10 C115 10 125 60 60 105 Z',
  svg: `<svg xmlns="http://www.w3.org/2000/svg">
  <circle cx="30" cy="120" r="22"/>
  <circle cx="130" cy="120" r="22"/>
  <path fill-rule="evenodd" d="M5 100 V70 L35 62 L55 30 H105 L130 62
    L160 72 V100 Z M62 40 L48 62 H78 V40 Z"/>
  <line x1="0" y1="145" x2="180" y2="145" stroke="black" stroke-width="6"/>
</svg>`,
  tiled: `{ "orientation": "orthogonal", "tilewidth": 16, "tileheight": 16, "tilesets": [],
  "layers": [
    { "name": "ground", "type": "tilelayer", "width": 12, "data": [
      0,0,0,0,0,0,0,0,0,0,0,0,
      1,0,0,0,1,1,1,0,0,0,0,1,
      1,0,0,0,1,0,1,0,0,0,1,1,
      1,1,1,1,1,1,1,0,0,1,1,1] },
    { "name": "things", "type": "objectgroup", "objects": [
      { "name": "ball", "x": 24, "y": 28, "width": 20, "height": 20, "ellipse": true },
      { "name": "plank", "x": 116, "y": 44, "width": 34, "height": 6, "rotation": -20 }] }
  ] }`,
} as const;

export type SampleName = keyof typeof samples;

export const sampleNames = Object.keys(samples) as readonly SampleName[];
