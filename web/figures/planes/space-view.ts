import type { Vector } from 'sepax';
import type { Vector3 } from 'sepax/3d';
import { add3, dot3, scale3 } from '../../figure/vector3-math.js';
import { radians } from '../../stage/angles.js';

/**
 * How space is seen: from afar, so that parallel lines stay parallel. z points up; the view goes round
 * it by `yaw` and looks down by `pitch`, both in degrees.
 */
export class SpaceView {
  readonly #right: Vector3;
  readonly #up: Vector3;
  /** Away from the eye; of unit length. */
  readonly away: Vector3;

  constructor(yaw: number, pitch: number) {
    const [cosYaw, sinYaw] = cosSin(yaw);
    const [cosPitch, sinPitch] = cosSin(pitch);
    this.#right = { x: cosYaw, y: -sinYaw, z: 0 };
    this.#up = { x: sinYaw * sinPitch, y: cosYaw * sinPitch, z: cosPitch };
    this.away = { x: sinYaw * cosPitch, y: cosYaw * cosPitch, z: -sinPitch };
  }

  /** The place of a point on the stage, where y points down. */
  toStage(point: Vector3): Vector {
    return { x: dot3(point, this.#right), y: -dot3(point, this.#up) };
  }

  depthOf(point: Vector3): number {
    return dot3(point, this.away);
  }

  /** The point of space at a place on the stage and a depth. */
  fromStage({ x, y }: Vector, depth: number): Vector3 {
    const across = add3(scale3(this.#right, x), scale3(this.#up, -y));
    return add3(across, scale3(this.away, depth));
  }
}

function cosSin(degrees: number): [number, number] {
  const angle = radians(degrees);
  return [Math.cos(angle), Math.sin(angle)];
}
