// What characters do, in pixels with y down. A hero falls onto the ground, whichever library moves it: each has
// `step(x, y)`, which moves it by as much of that as it gets, a `position`, `onFloor` and `events`.

const FRAME = 1 / 60;
const FRAMES = 600;
const SPEED = 200;
const GRAVITY = 1500;

/** Where it starts: no round numbers, so that nothing is right by chance. */
export const START = { x: 0.1234567, y: -61.7654321 };
/** A capsule: half of the length of its straight part, and its radius. */
export const CAPSULE = { half: 11, radius: 9 };
/** How far down ground is followed that falls away. */
export const SNAP = 4;

const radians = (degrees) => (degrees * Math.PI) / 180;

/** One frame by the recipe of docs/characters.md: gravity always, and none kept by whoever stands. */
function frame(hero, state, run) {
  state.fall += GRAVITY * FRAME;
  hero.step(run * FRAME, state.fall * FRAME);
  if (hero.onFloor) state.fall = 0;
}

/** A hero that has come to stand on a slope which goes up to the right. */
async function standing(newHero, degrees) {
  const hero = await newHero({ slope: -radians(degrees) });
  const state = { fall: 0 };
  for (let i = 0; i < 120; i++) frame(hero, state, 0);
  return { hero, state };
}

const way = (from, to) => Math.hypot(to.x - from.x, to.y - from.y);
const rounded = (value) => Number(value.toFixed(3));

export async function idleOnSlope(newHero, degrees) {
  const { hero, state } = await standing(newHero, degrees);
  const from = hero.position;
  for (let i = 0; i < FRAMES; i++) frame(hero, state, 0);
  return rounded(way(from, hero.position));
}

export async function runDown(newHero, degrees) {
  const { hero, state } = await standing(newHero, degrees);
  const from = hero.position;
  let inTheAir = 0;
  for (let i = 0; i < FRAMES; i++) {
    frame(hero, state, -SPEED);
    if (!hero.onFloor) inTheAir += 1;
  }
  return `${inTheAir} in ${Math.round(way(from, hero.position))}`;
}

export async function runUp(newHero, degrees) {
  const { hero, state } = await standing(newHero, degrees);
  const from = hero.position;
  for (let i = 0; i < FRAMES; i++) frame(hero, state, SPEED);
  return rounded(way(from, hero.position));
}

/** Contacts that begin and end from the fall on, while the hero only stands. */
export async function contactsOnSlope(newHero, degrees) {
  const hero = await newHero({ slope: -radians(degrees) });
  const state = { fall: 0 };
  for (let i = 0; i < FRAMES; i++) frame(hero, state, 0);
  return `${hero.events.enters}/${hero.events.exits}`;
}

/** On a platform that sways and turns; carried by the recipe of docs/characters.md, with either library. */
export async function ride(newHero) {
  const hero = await newHero({ platform: { width: 120, height: 10 } });
  const state = { fall: 0 };
  const placeAt = (i) => {
    const t = i * FRAME;
    const angle = 0.3 * Math.sin(1.5 * t);
    return { x: 100 * Math.sin(t), y: 40 * Math.sin(2 * t), angle };
  };
  for (let i = 0; i < 120; i++) frame(hero, state, 0);
  const local = (at, { x, y, angle }) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return { x: cos * (at.x - x) + sin * (at.y - y), y: cos * (at.y - y) - sin * (at.x - x) };
  };
  const from = local(hero.position, placeAt(0));
  let inTheAir = 0;
  for (let i = 1; i <= FRAMES; i++) {
    const [before, after] = [placeAt(i - 1), placeAt(i)];
    hero.carry(before, after);
    frame(hero, state, 0);
    if (!hero.onFloor) inTheAir += 1;
  }
  const astray = way(from, local(hero.position, placeAt(FRAMES)));
  const { enters, exits } = hero.events;
  return { inTheAir, astray: rounded(astray), events: `${enters}/${exits}` };
}

/** Where a point that goes along with a place is afterwards. */
export function carried(point, before, after) {
  const turn = after.angle - before.angle;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [point.x - before.x, point.y - before.y];
  return { x: after.x + cos * dx - sin * dy, y: after.y + sin * dx + cos * dy };
}

/** The middle of a thick box whose upper side is a slope through the origin. */
export function slopeBox(angle, thick = 100) {
  return {
    width: 8000,
    height: thick,
    x: (-Math.sin(angle) * thick) / 2,
    y: (Math.cos(angle) * thick) / 2,
    angle,
  };
}
