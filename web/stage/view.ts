import type { Bounds, Vector } from 'sepax';
import { Camera, type Size } from './camera.js';

/** How long a glide to another view takes, in milliseconds. */
const fitDuration = 250;

/** The most that is left free on a side, in parts of the height: small pictures need their room. */
const mostRoom = 0.07;

/** Free space around what is shown, in CSS pixels: what is wanted, or less on a small canvas. */
export const roomAround = ({ height }: Size, wanted: number): number =>
  Math.min(wanted, mostRoom * height);

/** How far the view can be zoomed, as parts of the scale at which everything fits. */
const zoomReach = { least: 0.1, most: 50 } as const;

/** What a view has to show, and where. */
export interface ViewNeeds {
  /** The part of the world to show, given the CSS pixels that one unit takes and the canvas. */
  readonly extent: ((scale: number, size: Size) => Bounds) | null;
  /** What a view is made for if that is more, so that it can stay when something else is shown. */
  readonly frame: ((scale: number, size: Size) => Bounds) | null;
  readonly size: Size;
  /** Free space around the extent, in CSS pixels. */
  readonly inset: number;
}

/** Which part of the world is seen: all that is to be shown, or what the user has chosen. */
export class View {
  camera = new Camera(1, 0, 0);
  #fitted = false;
  #chosen = false;
  #glide: { readonly from: Camera; readonly to: Camera; readonly start: number } | null = null;

  constructor(private readonly needs: () => ViewNeeds) {}

  /** Whether the user wants to see this part: it stays then. */
  get chosen(): boolean {
    return this.#chosen;
  }

  /** How far the extent goes beyond the view, in CSS pixels; 0 or less where all of it is in view. */
  get overflow(): number {
    const { extent, size } = this.needs();
    if (extent === null) return 0;
    const need = extent(this.camera.scale, size);
    const view = this.camera.view(size);
    const beyond = Math.max(
      view.minX - need.minX,
      view.minY - need.minY,
      need.maxX - view.maxX,
      need.maxY - view.maxY,
    );
    return beyond * this.camera.scale;
  }

  /** Brings the extent into view; glides there unless the user prefers reduced motion. */
  refit(glide: boolean): void {
    const camera = this.#fitting();
    if (camera === null) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (glide && this.#fitted && !still) {
      this.#glide = { from: this.camera, to: camera, start: performance.now() };
    } else {
      this.#glide = null;
      this.camera = camera;
    }
    this.#fitted = true;
    this.#chosen = false;
  }

  pan(by: Vector): void {
    this.#choose(this.camera.moved(by));
  }

  /** Comes closer, or goes further away; a point of the stage stays where it is. */
  zoom(factor: number, at: Vector): void {
    const fit = this.#fitting()?.scale;
    if (fit === undefined) return;
    const scale = this.camera.scale * factor;
    const limited = Math.min(fit * zoomReach.most, Math.max(fit * zoomReach.least, scale));
    this.#choose(this.camera.scaledTo(limited, at));
  }

  /** Stops a glide. */
  hold(): void {
    this.#glide = null;
  }

  /** Goes on with a glide; says whether that goes on after this frame. */
  advance(now: number): boolean {
    if (this.#glide === null) return false;
    const { from, to, start } = this.#glide;
    const t = Math.min(1, Math.max(0, (now - start) / fitDuration));
    this.camera = Camera.between(from, to, 1 - (1 - t) ** 3);
    if (t === 1) this.#glide = null;
    return t < 1;
  }

  #choose(camera: Camera): void {
    this.#glide = null;
    this.#chosen = true;
    this.camera = camera;
  }

  /** The camera that shows all of the extent; `null` if there is none, or nowhere to show it. */
  #fitting(): Camera | null {
    const { extent, frame, size, inset } = this.needs();
    const shown = frame ?? extent;
    if (shown === null || size.width === 0 || size.height === 0) return null;
    return Camera.around(shown, size, roomAround(size, inset));
  }
}
