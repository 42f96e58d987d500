/** Lesson 11: what is counted is called by its name, and is as many as there are. */
import type { Vector } from 'sepax';
import { expect, test } from 'vitest';
import type { ThousandsEvaluation } from '../../../../web/figures/thousands/scene.js';
import { figureOf, spoken, textsOf, viewOf } from './support.js';

/** How far a body reaches from its corners: a circle has one, a capsule two. */
interface Outline {
  readonly points: readonly Vector[];
  readonly radius: number;
}

const toSegment = (p: Vector, a: Vector, b: Vector): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length2 = dx * dx + dy * dy;
  const along = length2 === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / length2;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
};

const edges = ({ points }: Outline): [Vector, Vector][] =>
  points.map((point, i) => [point, points[(i + 1) % points.length]!]);

const isIn = (p: Vector, outline: Outline): boolean => {
  const sides = edges(outline).map(
    ([a, b]) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x),
  );
  return outline.points.length > 2 && (Math.min(...sides) >= 0 || Math.max(...sides) <= 0);
};

/** Whether the line of one side parts two other points, and the other way round. */
const cross = ([a, b]: [Vector, Vector], [c, d]: [Vector, Vector]): boolean => {
  const side = (p: Vector, q: Vector, r: Vector): number =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
};

function touches(p: Outline, q: Outline): boolean {
  if (p.points.some((point) => isIn(point, q)) || q.points.some((point) => isIn(point, p)))
    return true;
  if (edges(p).some((one) => edges(q).some((other) => cross(one, other)))) return true;
  const near = (points: readonly Vector[], outline: Outline): number =>
    Math.min(...points.flatMap((point) => edges(outline).map(([a, b]) => toSegment(point, a, b))));
  return Math.min(near(p.points, q), near(q.points, p)) <= p.radius + q.radius;
}

const written = (count: number): string => count.toLocaleString('en');

test.each(spoken)('of boxes and of pairs there are as many as it is said, %s', async (language) => {
  const figure = await figureOf('thousands', language);
  const texts = await textsOf('thousands', language);
  for (const link of [figure.start, 'bodies=90&cell=6&bar=320&box=520,120,160,120']) {
    const view = viewOf(figure, link);
    const { world, bar } = (view.evaluation as ThousandsEvaluation).population;
    const bodies = Array.from(world, (body) => ({
      body,
      box: body.bounds,
      outline: { points: body.worldPoints, radius: body.shape.radius },
    }));
    const meet = (i: number, j: number): boolean => {
      const [p, q] = [bodies[i]!.box, bodies[j]!.box];
      return p.minX <= q.maxX && q.minX <= p.maxX && p.minY <= q.maxY && q.minY <= p.maxY;
    };
    let [pairs, boxes, contacts, aroundBar, onBar] = [0, 0, 0, 0, 0];
    for (let i = 0; i < bodies.length; i += 1) {
      for (let j = 0; j < i; j += 1) {
        pairs += 1;
        if (!meet(i, j)) continue;
        const isBar = bodies[i]!.body === bar || bodies[j]!.body === bar;
        const touch = touches(bodies[i]!.outline, bodies[j]!.outline);
        boxes += 1;
        contacts += Number(touch);
        aroundBar += Number(isBar);
        onBar += Number(isBar && touch);
      }
    }
    const said = (phase: string) => view.steps.find((step) => step.phase === phase)!;
    expect(said('boxes').values).toMatchObject({
      overlapping: written(boxes),
      barBoxes: written(aroundBar),
      barTouching: written(onBar),
    });
    expect(said('remain').values).toMatchObject({
      pairs: written(pairs),
      overlapping: written(boxes),
      contacts: written(contacts),
    });
  }
  const words =
    language === 'en'
      ? ['boxes of {overlapping} pairs', 'box meets {barBoxes} others', '{contacts} pairs touch']
      : ['쌍은 {overlapping}개', '다른 상자 {barBoxes}개', '닿은 쌍은 {contacts}개'];
  const sentences = `${texts['do.boxes']} ${texts['do.remain']}`;
  expect(words.filter((part) => !sentences.includes(part))).toEqual([]);
});
