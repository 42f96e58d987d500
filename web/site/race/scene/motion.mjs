/** Moves the bodies of a scene, frame by frame, and turns their centres back at the walls. */
export class Motion {
  constructor(bodies) {
    this.side = bodies.side;
    this.transforms = bodies.transforms.slice();
    this.velocities = bodies.velocities.slice();
    /** The ids of those that move: spread evenly over all. */
    this.moving = Uint32Array.from({ length: bodies.moving }, (_, i) =>
      Math.floor((i * bodies.forms.length) / bodies.moving),
    );
  }

  step() {
    for (const id of this.moving) {
      this.#advance(3 * id);
      this.#advance(3 * id + 1);
      this.transforms[3 * id + 2] += this.velocities[3 * id + 2];
    }
  }

  #advance(i) {
    const next = this.transforms[i] + this.velocities[i];
    if (next < 0 || next > this.side) this.velocities[i] = -this.velocities[i];
    this.transforms[i] += this.velocities[i];
  }
}
