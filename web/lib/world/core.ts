import { at, vectorAt } from '../raw/read.js';
import { worldPart } from '../raw/wasm/world.js';
import { output, resultRecord } from '../raw/wasm.js';
import { scales } from '../raw/world-layout.js';
import { checkFactor, NON_UNIFORM, nonUniform, RESHAPED, tooLarge } from '../scale.js';
import { checkNumber, MAX_ANGLE, MAX_COORDINATE } from '../validate.js';
import { type Body, generationOf, makeBody, setRemoved } from './body.js';
import { readTraits } from './body-traits.js';
import { WorldLists } from './lists.js';

/** The wasm side of a world and the objects of its bodies: what its parts share. */
export class WorldCore<Data = unknown> extends WorldLists {
  /** By number; those that nobody asked for are missing. A removed body stays until its number is used again. */
  readonly #bodies: (Body<Data> | undefined)[] = [];
  /** How many bodies had each number before. */
  #generations: number[] = [];
  /**
   * Which body has each number: no other has had the same life, though numbers and generations count anew once a
   * snapshot is restored. Those of snapshots are shared with them until a body is added.
   */
  #lives: number[] = [];
  #livesAreShared = false;
  #latestLife = 0;
  readonly #livesOfSnapshots = new WeakMap<Uint8Array, number[]>();

  override dispose(): void {
    if (this.disposed) return;
    super.dispose();
    for (const body of this.#bodies) if (body) setRemoved(body, true);
  }

  /**
   * For an update or a look at the transforms: scales bodies as {@link scales} says, if there may be anything to scale.
   * Throws what is wrong with the transforms or with it; then nothing changed.
   */
  rescale(): void {
    if (!this.scaledByList) return;
    this.expectTargets();
    this.takeScales();
  }

  /** The same, whatever is wrong with the transforms: of these its caller takes none. */
  takeScales(): void {
    if (!this.scaledByList) return;
    const answer = worldPart()._worldRescale(this.handle);
    if (answer !== RESHAPED) throw this.#wrongScale(answer);
  }

  /** Throws what is wrong with the transforms of bodies that there are. */
  expectTargets(): void {
    const { targets } = this;
    for (let i = 0; i < targets.length; i++) {
      const limit = i % 3 === 2 ? MAX_ANGLE : MAX_COORDINATE;
      // Not that it is beyond: what is no number is no place, either.
      if (Math.abs(at(targets, i)) <= limit) continue;
      if (!worldPart()._worldHas(this.handle, Math.floor(i / 3))) continue;
      checkNumber(at(targets, i), 'transforms', i, limit);
    }
  }

  /** The object of a body, which is made when it is first asked for. */
  bodyOf(id: number): Body<Data> {
    const known = this.#bodies[id];
    if (known !== undefined) return known;
    const body: Body<Data> = makeBody(this, id, this.#generations[id] ?? 0);
    this.#bodies[id] = body;
    return body;
  }

  /** The data of a body, if somebody asked for the body. */
  dataOf(id: number): Data | undefined {
    return this.#bodies[id]?.data;
  }

  /** All numbers of bodies, in order. */
  ids(): number[] {
    return this.#readNumbers().flatMap(({ live }, id) => (live ? [id] : []));
  }

  /** New bodies have these numbers now. */
  noteAdded(ids: ArrayLike<number>): void {
    if (this.#livesAreShared) this.#lives = this.#lives.slice();
    this.#livesAreShared = false;
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] as number;
      this.#bodies[id] = undefined;
      this.#latestLife += 1;
      this.#lives[id] = this.#latestLife;
    }
    this.invalidate();
  }

  noteTaken(snapshot: Uint8Array): void {
    this.#livesAreShared = true;
    this.#livesOfSnapshots.set(snapshot, this.#lives);
  }

  noteRemoved(id: number): void {
    const body = this.#bodies[id];
    if (body) setRemoved(body, true);
    this.#generations[id] = (this.#generations[id] ?? 0) + 1;
  }

  /** Has nothing be told of the end of a contact of a body that was removed, if it has not ended yet. */
  forgetTouch(a: Body, b: Body): void {
    // By now others may have the numbers.
    if (this.disposed || this.bodyOf(a.id) !== a || this.bodyOf(b.id) !== b) return;
    worldPart()._worldForgetTouch(this.handle, a.id, b.id);
  }

  /** Of what category a body is, or was until the last update said that its contacts are over. */
  categoryOf(id: number): number {
    return readTraits(this.handle, id).category;
  }

  /** Other bodies have the numbers now: those that are the same ones keep their objects. */
  noteRestored(snapshot?: Uint8Array): void {
    this.scaledByList = false;
    this.invalidate();
    const numbers = this.#readNumbers();
    this.#takeLives(snapshot === undefined ? undefined : this.#livesOfSnapshots.get(snapshot));
    this.#bodies.forEach((body, id) => {
      if (body === undefined) return;
      const { live, generation } = numbers[id] ?? { live: false, generation: -1 };
      const before = generationOf(body);
      setRemoved(body, !live || generation !== before);
      // One that had been removed stays until its number is used again: that its contacts are over is told of it.
      if (generation !== (live ? before : before + 1)) this.#bodies[id] = undefined;
    });
    this.#generations = numbers.map(({ generation }) => generation);
  }

  /** Forgets the bodies that are not those of a snapshot. Of bytes from elsewhere nobody knows which are. */
  #takeLives(lives: number[] | undefined): void {
    if (lives === undefined) return;
    this.#bodies.forEach((body, id) => {
      if (body === undefined || lives[id] === this.#lives[id]) return;
      setRemoved(body, true);
      this.#bodies[id] = undefined;
    });
    this.#lives = lives;
    this.#livesAreShared = true;
  }

  #wrongScale(answer: number): unknown {
    const place = 2 * at(resultRecord(), scales.faultyBody);
    const scale = vectorAt(this.scales, place);
    if (answer === NON_UNIFORM) return nonUniform(scale, 'scales', place);
    checkFactor(scale.x, 'scales', place);
    checkFactor(scale.y, 'scales', place + 1);
    return tooLarge('scales', scale, place);
  }

  #readNumbers(): { generation: number; live: boolean }[] {
    const count = worldPart()._worldNumbers(this.handle);
    const numbers = output(2 * count);
    return Array.from({ length: count }, (_, id) => ({
      generation: at(numbers, 2 * id),
      live: at(numbers, 2 * id + 1) === 1,
    }));
  }
}
