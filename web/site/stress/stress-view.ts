import type { Crowd } from '../../figure/crowd/crowd.js';
import { paintBodies, paintBoxes, paintLinks } from '../../figure/crowd/crowd-painter.js';
import { TreeBoxes } from '../../figure/crowd/tree-boxes.js';
import { Camera, type Size } from '../../stage/camera.js';
import { CanvasSurface } from '../../stage/canvas-surface.js';
import { LiveTheme } from '../../stage/theme.js';
import type { FrameTimes } from '../frame-times.js';
import type { Settings } from './settings.js';
import { paintTimeGraph } from './time-graph.js';

/** The two canvases of the page: the field with the bodies, and the times. */
export class StressView {
  readonly #field: CanvasSurface;
  readonly #graph: CanvasSurface;
  readonly #tree = new TreeBoxes();
  readonly #theme: LiveTheme;

  /** @param onChange - Called when all is to be painted again: another size, or other colours. */
  constructor(
    field: HTMLCanvasElement,
    graph: HTMLCanvasElement,
    probe: HTMLElement,
    onChange: () => void,
  ) {
    this.#field = new CanvasSurface(field, onChange);
    this.#graph = new CanvasSurface(graph, onChange);
    this.#theme = new LiveTheme(probe, onChange);
  }

  connect(): void {
    this.#field.connect();
    this.#graph.connect();
    this.#theme.connect();
  }

  disconnect(): void {
    this.#field.disconnect();
    this.#graph.disconnect();
    this.#theme.disconnect();
  }

  /** The width of the field over its height, or `null` before it has a size. */
  get aspect(): number | null {
    const { width, height } = this.#field.size;
    return width > 0 && height > 0 ? width / height : null;
  }

  /** The number of boxes in the picture of the tree. */
  get boxCount(): number {
    return this.#tree.boxes.length / 4;
  }

  paintCrowd(crowd: Crowd, { tree, links }: Settings): void {
    const context = this.#field.begin();
    const camera = cameraOf(crowd, this.#field.size);
    // Below the bodies, which stay to be seen.
    if (tree) {
      this.#tree.read(crowd.world);
      paintBoxes(context, camera, this.#theme.now, this.#tree.boxes);
    }
    paintBodies(context, camera, this.#theme.now, crowd);
    if (links) paintLinks(context, camera, this.#theme.now, crowd);
  }

  paintTimes(times: FrameTimes): void {
    paintTimeGraph(this.#graph.begin(), this.#graph.size, this.#theme.now, times);
  }
}

function cameraOf({ width, height }: Crowd, size: Size): Camera {
  return Camera.fit({ minX: 0, minY: 0, maxX: width, maxY: height }, size, 0);
}
