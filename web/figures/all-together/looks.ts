import {
  Circle,
  moveAndSlide,
  type ShapeHit,
  type SlideResult,
  steer,
  type Turn,
  turn,
  type Vector,
} from 'sepax';
import { degrees } from '../../stage/angles.js';
import { bulletRadius, bulletSpeed } from '../game/bullets.js';
import { maxSlope, up } from '../game/hero.js';
import { kinds, maskOf, solid } from '../game/kinds.js';
import type { Missile } from '../game/missiles.js';
import { stepTime } from '../game/scene.js';
import { shapesOf } from '../game/terrain.js';
import { libraryTree } from '../thousands/library-tree.js';
import { hillFoot, type Place, view } from './place.js';
import type { Play } from './play.js';

/** How far ahead the walk and the shot are shown, in units. */
const walkAhead = 64;
const shotAhead = 420;
/** How far a bullet comes in a step. */
export const bulletStep = bulletSpeed * stepTime;

/** The steepest floor, in degrees. */
export const steepest = degrees(maxSlope);

/** How a floor of this normal rises, in degrees. */
export const slopeOf = ({ x, y }: Vector): number => degrees(Math.atan2(Math.abs(x), -y));

export interface Walk {
  readonly wanted: Vector;
  readonly slid: SlideResult;
  /** The floor that he stands on. */
  readonly floor: Vector | null;
}

/** Where the hero would get if he walked: uphill if there is a hill. */
export function walkOf({ game: { hero, scene } }: Play): Walk {
  const downhill = hero.floor === null ? 0 : Math.sign(hero.floor.x);
  const wanted = { x: walkAhead * (downhill === 0 ? hero.facing : -downhill), y: 0 };
  const walls = shapesOf(scene.world.queryBox(view, { mask: solid }));
  const slid = moveAndSlide(hero.shape, wanted, walls, { up, maxSlope });
  return { wanted, slid, floor: hero.floor };
}

/** How steep the left side of the hill is, in degrees. */
export function hillSlope({ game: { scene } }: Play, { hill: [x] }: Place): number {
  const middle = { x: (hillFoot.left + x) / 2, y: view.minY };
  const hit = scene.world.raycast(middle, { x: 0, y: 1 }, { mask: kinds.wall });
  return hit === null ? 0 : slopeOf(hit.normal);
}

/** The pieces of the ground, each convex. */
export const groundOf = ({ game: { scene } }: Play): Vector[][] =>
  shapesOf(scene.world.queryBox(view, { mask: kinds.wall })).map((shape) =>
    'worldPoints' in shape ? [...(shape.worldPoints as readonly Vector[])] : [],
  );

export interface Shot {
  readonly from: Vector;
  readonly way: Vector;
  readonly hit: ShapeHit | null;
}

/** What a bullet that is fired now would meet. */
export function shotOf({ game: { hero, scene } }: Play): Shot {
  const from = { x: hero.x, y: hero.y - 2 };
  const way = { x: hero.facing * shotAhead, y: 0 };
  const hit = scene.world.castShape(new Circle(bulletRadius, from), way, {
    mask: maskOf('bullet'),
  });
  return { from, way, hit };
}

export interface Chase {
  readonly missile: Missile;
  readonly heading: Vector;
  readonly toTarget: Vector;
  readonly turn: Turn;
  /** The turn that is left, in degrees; positive is clockwise on the screen. */
  readonly angle: number;
}

/** The first missile in the air and its way to the hero. */
export function chaseOf({ game: { hero, missiles } }: Play): Chase | null {
  const [missile] = missiles.all.values();
  if (missile === undefined) return null;
  const { x, y, angle } = missile.body;
  const heading = { x: Math.cos(angle), y: Math.sin(angle) };
  const toTarget = { x: hero.x - x, y: hero.y - y };
  return {
    missile,
    heading,
    toTarget,
    turn: turn(heading, toTarget, { yAxis: 'down' }),
    angle: degrees(steer(heading, toTarget)),
  };
}

/** How far the hero is from what he may take, by their boxes' middles; `null` when it was taken. */
export function pickupOf({ game: { terrain, hero } }: Play): Vector | null {
  const [body] = terrain.pickups.values();
  return body === undefined ? null : { x: body.x - hero.x, y: body.y - hero.y };
}

/** The contacts that push, but those of bodies that are gone since: a bullet that has hit. */
export const pushesOf = ({ game: { scene } }: Play) =>
  scene.world.contacts
    .toArray()
    .filter((contact) => !contact.a.removed && !contact.b.removed && !contact.sensor);

export const treeOf = ({ game: { scene } }: Play) => libraryTree(scene.world);
