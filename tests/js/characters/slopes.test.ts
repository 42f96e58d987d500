/** Characters on slopes: they stand, and run up and down. */
import { Box, Polygon, Polyline } from 'sepax';
import { describe, expect, test } from 'vitest';
import { Character, FRAME, heroes, places, slope } from '../support/characters.js';

const SPEED = 200;
const ground = new Box(4000, 100, { y: 50 });
const angles = [5, 10, 20, 30, 40];
const cases = Object.keys(places).flatMap((place) =>
  Object.keys(heroes).flatMap((hero) => angles.map((degrees) => [place, hero, degrees] as const)),
);

function arrive(place: string, hero: string, degrees: number, snap = 0): Character {
  const shape = heroes[hero]?.();
  if (shape === undefined) throw new Error(hero);
  shape.moveTo(0.1234567, -61.7654321);
  const make = places[place];
  if (make === undefined) throw new Error(place);
  return new Character(make(shape, [slope(degrees)], { snap })).land();
}

describe.each(cases)('%s, %s, %d degrees', (place, hero, degrees) => {
  test('stands still for ten seconds', () => {
    const character = arrive(place, hero, degrees);
    const { position } = character;
    for (let i = 0; i < 600; i++) {
      character.step();
      expect(character.onFloor).toBe(true);
    }
    expect(character.position).toEqual(position);
  });

  test('runs down without leaving the ground, as fast as asked for', () => {
    const character = arrive(place, hero, degrees, 4);
    const start = character.position;
    for (let i = 0; i < 600; i++) {
      const way = character.step(-SPEED);
      expect(character.onFloor).toBe(true);
      expect(way).toBeCloseTo(SPEED * FRAME, 6);
    }
    const { x, y } = character.position;
    expect(start.x - x).toBeCloseTo(10 * SPEED * Math.cos((degrees * Math.PI) / 180), 4);
    expect(y - start.y).toBeCloseTo(10 * SPEED * Math.sin((degrees * Math.PI) / 180), 4);
  });

  test('runs up as fast as asked for', () => {
    for (const snap of [0, 4]) {
      const character = arrive(place, hero, degrees, snap);
      for (let i = 0; i < 600; i++) {
        const way = character.step(SPEED);
        expect(character.onFloor).toBe(true);
        expect(way).toBeCloseTo(SPEED * FRAME, 6);
      }
    }
  });
});

const hills = new Polyline([
  ...[-500, 0, 0, 0, 100, -40, 200, -40, 300, 30, 400, 30, 500, -50, 600, 0],
  ...[1500, 0],
]);

test.each(Object.keys(heroes))('%s follow hills and valleys', (hero) => {
  for (const make of Object.values(places)) {
    const shape = heroes[hero]?.();
    if (shape === undefined) throw new Error(hero);
    shape.moveTo(-100.3, -70);
    const character = new Character(make(shape, [hills], { snap: 12 })).land();
    let frames = 0;
    while (character.position.x < 700 && frames < 1000) {
      character.step(SPEED);
      frames += 1;
      expect(character.onFloor).toBe(true);
    }
    expect(frames).toBeLessThan(300);
  }
});

test('what is steeper than a floor is slid down', () => {
  for (const place of Object.keys(places)) {
    const character = arrive(place, 'round feet', 60);
    expect(character.onFloor).toBe(false);
    expect(character.position.y).toBeGreaterThan(300);
  }
});

test.each([50, 60, 71, 80, 89])('what walks against %d degrees stops at the foot', (degrees) => {
  const height = 200;
  const foot = 60;
  const top = foot + height / Math.tan((degrees * Math.PI) / 180);
  const hill = new Polygon([foot, 0, top, -height, 900, -height, 900, 0]);
  for (const make of Object.values(places)) {
    for (const [name, newHero] of Object.entries(heroes)) {
      for (const snap of [0, 8]) {
        const shape = newHero();
        shape.moveTo(-20, -30);
        const character = new Character(
          make(shape, [ground, hill], { snap, stepHeight: 6 }),
        ).land();
        for (let i = 0; i < 60; i++) character.step(SPEED);
        const { x } = character.position;
        for (let i = 0; i < 300; i++) {
          character.step(SPEED);
          expect(character.onFloor, `${name}, frame ${i}`).toBe(true);
        }
        expect(character.position.x).toBeCloseTo(x, 6);
        // Who jumps is led up along it.
        character.jump(300);
        for (let i = 0; i < 5; i++) character.step(SPEED);
        if (degrees < 80) expect(character.position.x).toBeGreaterThan(x + 1);
      }
    }
  }
});

test('a jump leaves the ground at once, also with snap', () => {
  for (const place of Object.keys(places)) {
    const character = arrive(place, 'round feet', 30, 20);
    const { y } = character.position;
    character.jump(300);
    character.step(SPEED);
    expect(character.onFloor).toBe(false);
    expect(character.position.y).toBeCloseTo(y - (300 - 25) * FRAME, 6);
    character.step(SPEED);
    expect(character.onFloor).toBe(false);
    character.land();
    expect(character.onFloor).toBe(true);
  }
});
