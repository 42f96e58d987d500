/** Where contestants write the contacts of a frame: to read each of them is part of the frame. */
export class Contacts {
  constructor(capacity) {
    this.count = 0;
    this.#reserve(capacity);
  }

  clear() {
    this.count = 0;
  }

  /** The normal is that of the contestant, whatever its sign. */
  add(a, b, normalX, normalY, depth) {
    if (this.count === this.a.length) this.#reserve(2 * this.count);
    const i = this.count++;
    this.a[i] = a;
    this.b[i] = b;
    this.normals[2 * i] = normalX;
    this.normals[2 * i + 1] = normalY;
    this.depths[i] = depth;
  }

  #reserve(capacity) {
    const grown = (Type, old, length) => {
      const array = new Type(length);
      if (old !== undefined) array.set(old);
      return array;
    };
    this.a = grown(Uint32Array, this.a, capacity);
    this.b = grown(Uint32Array, this.b, capacity);
    this.normals = grown(Float64Array, this.normals, 2 * capacity);
    this.depths = grown(Float64Array, this.depths, capacity);
  }
}
