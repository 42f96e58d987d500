/** The walls. Each is one shape, dents and all: nobody has to cut it into convex pieces. */
import { type Body, ConcavePolygon, Polygon, type Vector, type World } from 'sepax';
import { WALL } from './kinds.js';

/** Where the lamp begins. */
export const START = { x: 1200, y: 800 };
export const SIZE = { width: 2400, height: 1600 };

/** What the player sees of a wall, and the body that it is. */
export interface Wall {
  readonly shape: ConcavePolygon;
  readonly body: Body;
}

/** Corners of a circle, by the library: the same on every machine, which Math.sin does not promise. */
const circle = (corners: number, radius: number): readonly Vector[] =>
  Polygon.regular(corners, radius).points;

function makeForms() {
  const star = circle(10, 1).map(({ x, y }, i): Vector => {
    const radius = i % 2 === 0 ? 112 : 48;
    return { x: radius * x, y: radius * y };
  });
  const arc = [...circle(24, 132).slice(0, 15), ...circle(24, 98).slice(0, 15).reverse()];
  return {
    // biome-ignore format: one corner after the other
    hook: new ConcavePolygon([
      [-120, -90], [120, -90], [120, -54], [-84, -54], [-84, 54], [60, 54], [60, 90], [-120, 90],
    ]),
    // biome-ignore format: one corner after the other
    comb: new ConcavePolygon([
      [-110, -100], [90, -100], [90, -64], [-74, -64], [-74, -18], [60, -18],
      [60, 18], [-74, 18], [-74, 64], [90, 64], [90, 100], [-110, 100],
    ]),
    // biome-ignore format: one corner after the other
    cross: new ConcavePolygon([
      [-22, -96], [22, -96], [22, -22], [96, -22], [96, 22], [22, 22],
      [22, 96], [-22, 96], [-22, 22], [-96, 22], [-96, -22], [-22, -22],
    ]),
    bolt: new ConcavePolygon([
      -140, -30, -20, -60, 0, 10, 130, -20, 140, 20, -30, 60, -50, -15, -140, 10,
    ]),
    star: new ConcavePolygon(star),
    arc: new ConcavePolygon(arc),
  };
}

/** All around: one outline with a hole, and the game is in the hole. */
function makeCave(): ConcavePolygon {
  const { width, height } = SIZE;
  // biome-ignore format: one corner after the other
  const inside = [
    40, 60, 320, 30, 420, 90, 700, 50, 980, 40, 1100, 110, 1240, 40, 1600, 60, 1760, 30, 1900, 100,
    2200, 40, 2360, 90, 2370, 420, 2300, 560, 2360, 760, 2350, 1100, 2280, 1200, 2370, 1400, 2340, 1540,
    2000, 1560, 1880, 1500, 1600, 1570, 1300, 1550, 1180, 1470, 1040, 1560, 700, 1540, 560, 1570,
    400, 1500, 60, 1560, 30, 1240, 100, 1100, 40, 900, 60, 700, 120, 560, 30, 400,
  ];
  const outside = [-900, -900, width + 900, -900, width + 900, height + 900, -900, height + 900];
  return new ConcavePolygon([outside, inside]);
}

/** Form, place and angle of each wall in the cave. */
const walls = [
  ['hook', 420, 330, 0.3],
  ['comb', 880, 300, -0.4],
  ['arc', 1480, 330, 1.9],
  ['cross', 1960, 320, 0.5],
  ['bolt', 1190, 500, 0.15],
  ['star', 360, 790, 0.2],
  ['arc', 760, 760, -0.6],
  ['hook', 1640, 790, 2.6],
  ['bolt', 2060, 700, 1.1],
  ['bolt', 1210, 1110, -0.2],
  ['comb', 450, 1230, 2.9],
  ['star', 850, 1210, 0.5],
  ['arc', 1580, 1230, -1.2],
  ['hook', 2010, 1190, -0.5],
] as const;

export function addWalls(world: World): Wall[] {
  const forms = makeForms();
  const placed = walls.map(([form, x, y, angle]) => ({ shape: forms[form], x, y, angle }));
  return [{ shape: makeCave(), x: 0, y: 0, angle: 0 }, ...placed].map(({ shape, x, y, angle }) => {
    // One form may be many bodies: the world copies it.
    const body = world.add(shape, { x, y, angle, type: 'static', category: WALL });
    return { shape, body };
  });
}
