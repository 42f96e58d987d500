import type { Bounds, Vector } from 'sepax';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether a point of the screen is on a canvas of that size. */
export const isInView = ({ x, y }: Vector, { width, height }: Size): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;

/** A uniform scale and a shift from world units to CSS pixels; y points down in both. */
export class Camera {
  constructor(
    /** CSS pixels per world unit. */
    readonly scale: number,
    /** Where the world's origin is, in CSS pixels from the left of the canvas. */
    readonly originX: number,
    /** Where the world's origin is, in CSS pixels from the top of the canvas. */
    readonly originY: number,
  ) {}

  /** Shows all of `content` in the middle of the canvas, with `inset` pixels free on each side. */
  static fit(content: Bounds, size: Size, inset: number): Camera {
    const width = Math.max(content.maxX - content.minX, Number.MIN_VALUE);
    const height = Math.max(content.maxY - content.minY, Number.MIN_VALUE);
    const scale = Math.min(
      Math.max(1, size.width - 2 * inset) / width,
      Math.max(1, size.height - 2 * inset) / height,
    );
    return new Camera(
      scale,
      size.width / 2 - (scale * (content.minX + content.maxX)) / 2,
      size.height / 2 - (scale * (content.minY + content.maxY)) / 2,
    );
  }

  /**
   * Shows all of an extent of which parts have a fixed size on the screen: scale and extent depend on
   * each other, and a few rounds settle it.
   */
  static around(extent: (scale: number, size: Size) => Bounds, size: Size, inset: number): Camera {
    let camera = Camera.fit(extent(1, size), size, inset);
    for (let round = 0; round < 6; round += 1) {
      camera = Camera.fit(extent(camera.scale, size), size, inset);
    }
    return camera;
  }

  /** The camera a part `t` (0 to 1) of the way from one to the other. */
  static between(from: Camera, to: Camera, t: number): Camera {
    const mix = (p: number, q: number): number => p + (q - p) * t;
    return new Camera(
      mix(from.scale, to.scale),
      mix(from.originX, to.originX),
      mix(from.originY, to.originY),
    );
  }

  /** The camera with everything moved on the screen, in CSS pixels. */
  moved(by: Vector): Camera {
    return new Camera(this.scale, this.originX + by.x, this.originY + by.y);
  }

  /** The camera at another scale, with what is at a point of the screen where it is. */
  scaledTo(scale: number, at: Vector): Camera {
    const factor = scale / this.scale;
    return new Camera(
      scale,
      at.x + (this.originX - at.x) * factor,
      at.y + (this.originY - at.y) * factor,
    );
  }

  toScreen(point: Vector): Vector {
    return { x: point.x * this.scale + this.originX, y: point.y * this.scale + this.originY };
  }

  toWorld(point: Vector): Vector {
    return { x: (point.x - this.originX) / this.scale, y: (point.y - this.originY) / this.scale };
  }

  /** The part of the world that a canvas of that size shows. */
  view(size: Size): Bounds {
    const start = this.toWorld({ x: 0, y: 0 });
    const end = this.toWorld({ x: size.width, y: size.height });
    return { minX: start.x, minY: start.y, maxX: end.x, maxY: end.y };
  }
}
