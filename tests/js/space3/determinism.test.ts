/**
 * The same inputs give the same bits in the module that ships and natively: the twin of this file,
 * tests/cpp/space3/wasm/determinism3_test.cpp, asks the same and must find the same number.
 */
import { expect, test } from 'vitest';
import { record } from '../../../web/lib/space3/raw/layout.js';
import { input, resultRecord, type Wasm3 } from '../../../web/lib/space3/raw/wasm.js';

const GOLDEN = 15108899626585357154n;

const MASK = (1n << 64n) - 1n;
const times = (a: bigint, b: bigint): bigint => (a * b) & MASK;

/** SplitMix64 (Steele, Lea, Flood 2014), as in tests/cpp/support/random.hpp. */
class SplitMix {
  #state = 20261121n;

  #bits(): bigint {
    this.#state = (this.#state + 0x9e3779b97f4a7c15n) & MASK;
    let z = this.#state;
    z = times(z ^ (z >> 30n), 0xbf58476d1ce4e5b9n);
    z = times(z ^ (z >> 27n), 0x94d049bb133111ebn);
    return z ^ (z >> 31n);
  }

  between(low: number, high: number): number {
    return low + (high - low) * (Number(this.#bits() >> 11n) * 2 ** -53);
  }
}

/** Asks the module and mixes the records of its answers into one number. */
class Questioner {
  readonly #random = new SplitMix();
  readonly #input: number[] = [];
  readonly #bits = new BigUint64Array(1);
  readonly #double = new Float64Array(this.#bits.buffer);
  value = 0n;

  draw(count: number): void {
    const coarse = this.#random.between(0, 1) < 0.5;
    for (let i = 0; i < count; i++) {
      const x = this.#random.between(-4, 4);
      this.#input.push(coarse ? Math.floor(x) : x);
    }
  }

  drawPolygon(): void {
    const slope = Math.floor(this.#random.between(-3, 3));
    for (let i = 0; i < 4; i++) {
      const x = Math.floor(this.#random.between(-4, 4));
      const y = Math.floor(this.#random.between(-4, 4));
      this.#input.push(x, y, slope * x);
    }
  }

  drawBox(): void {
    this.draw(3);
    for (let i = 0; i < 3; i++) this.#input.push(this.#random.between(0.5, 3));
    for (let i = 0; i < 4; i++) this.#input.push(this.#random.between(0.1, 1));
  }

  drawSphere(): void {
    this.draw(3);
    this.#input.push(this.#random.between(0, 4));
  }

  drawAabb(): void {
    this.draw(3);
    for (let i = 0; i < 3; i++) this.#input.push(this.#random.between(4, 6));
  }

  ask(query: (wasm: Wasm3) => unknown): void {
    query(input(this.#input.splice(0)));
    const answer = resultRecord();
    for (let i = 0; i < record.size; i++) this.mix(answer[i] as number);
  }

  mix(x: number): void {
    this.#double[0] = x;
    // The bits of what is no number differ between machines.
    const bits = Number.isNaN(x) ? 0n : (this.#bits[0] as bigint);
    this.value = times(this.value ^ bits, 0x9e3779b97f4a7c15n);
    this.value ^= this.value >> 29n;
  }
}

test('twenty thousand answers have the golden hash', () => {
  const q = new Questioner();
  for (let i = 0; i < 1000; i++) {
    q.drawPolygon();
    q.ask((wasm) => wasm._planeOf(4));
    q.draw(9);
    q.ask((wasm) => q.mix(wasm._signedDistance()));
    q.draw(12);
    q.ask((wasm) => q.mix(wasm._orientation()));
    q.draw(9);
    q.ask((wasm) => q.mix(wasm._sideOfPlane()));
    for (const query of ['_signedPolygonDistance', '_sideOfPolygon', '_pointInPolygon'] as const) {
      q.draw(3);
      q.drawPolygon();
      q.ask((wasm) => wasm[query](4));
    }
    q.draw(12);
    q.ask((wasm) => wasm._intersectSegmentPlane());
    for (const query of [
      '_intersectSegmentPolygonPlane',
      '_intersectSegmentPolygon',
      '_traceSegmentPolygon',
    ] as const) {
      q.draw(6);
      q.drawPolygon();
      q.ask((wasm) => wasm[query](4));
    }
    q.drawPolygon();
    q.drawPolygon();
    q.ask((wasm) => wasm._intersectPolygons(4, 4));
    q.draw(12);
    q.drawPolygon();
    q.ask((wasm) => wasm._sweepPoint(4));
    q.draw(15);
    q.ask((wasm) => wasm._boundsOf(5));
    q.draw(18);
    q.ask((wasm) => wasm._boundingSphere(6));
    q.draw(18);
    q.ask((wasm) => wasm._centroidSphere(6));
    q.drawSphere();
    q.drawSphere();
    q.ask((wasm) => wasm._collideSpheres());
    q.drawAabb();
    q.drawAabb();
    q.ask((wasm) => wasm._collideAabbs());
    for (const query of ['_collideBoxes', '_traceBoxes'] as const) {
      q.drawBox();
      q.drawBox();
      q.ask((wasm) => wasm[query]());
    }
    q.draw(4);
    q.ask((wasm) => wasm._rotationAbout());
  }
  expect(q.value).toBe(GOLDEN);
});
