/** Where labels go: free of one another, on few lines, and without flicker while things are dragged. */
import { expect, test } from 'vitest';
import { Camera } from '../../../web/stage/camera.js';
import { labelsAround } from '../../../web/stage/handle-layer.js';
import { type Box, placesOf, type Wish } from '../../../web/stage/label-places.js';

const canvas = { width: 400, height: 300 };

const wish = (text: string, x: number, y: number, rank = 500): Wish => ({
  text,
  width: 40,
  height: 13,
  clearance: 4,
  rank,
  places: [{ at: { x, y }, away: { x: 0, y: -1 } }],
});

const meet = (p: Box, q: Box): boolean =>
  2 * Math.abs(p.x - q.x) < p.width + q.width && 2 * Math.abs(p.y - q.y) < p.height + q.height;

const none = { taken: [], lines: [] };

test('labels of one point lie side by side, the first in rank where it wants to be', () => {
  const wishes = [1, 2, 3, 4, 5].map((i) => wish(`n${i}`, 200, 150, 500 + i));
  const places = [...placesOf(wishes, none, canvas).values()];
  expect(places).toHaveLength(5);
  expect(places[0]).toMatchObject({ x: 200, y: 139.5 });
  for (const [i, place] of places.entries()) {
    expect(places.slice(i + 1).some((other) => meet(place, other))).toBe(false);
  }
});

test('the name of a handle in focus stands outside of the ring around it', () => {
  const at = { x: 200, y: 150 };
  const handle = { id: 'a0', kind: 'vertex', tone: 'a', at, label: 'End a0' } as const;
  const camera = new Camera(1, 0, 0);
  const name = { ...wish('a0', at.x, at.y), clearance: 12 };
  const distance = (ringed?: string): number => {
    const place = placesOf([name], labelsAround([handle], camera, ringed), canvas).get(name)!;
    return Math.max(Math.abs(place.x - at.x) - 20, Math.abs(place.y - at.y) - 6.5);
  };
  expect(distance()).toBe(12);
  expect(distance('a0')).toBeGreaterThanOrEqual(20);
});

test('what is fixed stays, and what wants to be there gives way', () => {
  const fixed = wish('bar', 200, 150, Number.POSITIVE_INFINITY);
  const other = wish('name', 200, 150, 700);
  const places = placesOf([other, fixed], none, canvas);
  expect(places.get(fixed)).toMatchObject({ x: 200, y: 139.5 });
  expect(meet(places.get(fixed)!, places.get(other)!)).toBe(false);
});

test('a line does not go through a label that has another place', () => {
  const name = wish('name', 200, 150);
  const points = [
    { x: 0, y: 140 },
    { x: 400, y: 140 },
  ];
  const place = placesOf([name], { taken: [], lines: [{ points, reach: 1 }] }, canvas).get(name)!;
  expect(Math.abs(place.y - 140)).toBeGreaterThan(5.6);
});

test('what names something out of view is written at the border, if there is room', () => {
  const name = wish('far', 200, -90);
  expect(placesOf([name], none, canvas).get(name)!.y).toBe(10.5);
  const everywhere = { x: 200, y: 150, ...canvas };
  expect(placesOf([name], { taken: [everywhere], lines: [] }, canvas).size).toBe(0);
});

/** How often a label changes its side while a handle comes, trembles and goes. */
function changes(kept: Map<string, number> | undefined): number {
  let before = { x: 200, y: 139.5 };
  let count = 0;
  for (let i = 0; i < 200; i += 1) {
    const trembling = 30 + (i % 2 === 0 ? 2 : -2);
    const knob = { x: 200, y: 139.5 - trembling + 14, width: 16, height: 16 };
    const name = wish(`gap ${i}`, 200, 150);
    const { x, y } = placesOf([name], { taken: [knob], lines: [], kept }, canvas).get(name)!;
    if (x !== before.x || y !== before.y) count += 1;
    before = { x, y };
  }
  return count;
}

test('a label does not flicker from side to side while something is dragged along its border', () => {
  expect(changes(undefined)).toBeGreaterThan(100);
  expect(changes(new Map())).toBeLessThan(2);
});
