import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import type { Bounds, Vector } from 'sepax';
import { type Camera, isInView, type Size } from './camera.js';
import { CanvasSurface } from './canvas-surface.js';
import { DragRules } from './drag-rules.js';
import { paintLabelled } from './draw/label.js';
import { drawStems } from './draw/stems.js';
import { FrameScheduler } from './frame-scheduler.js';
import type { Body, Handle, StageActions, StrokeActions } from './handle.js';
import { HandleLayer, labelsAround, screenPosition } from './handle-layer.js';
import { handleStyles } from './handle-styles.js';
import { textMeasure } from './measure-text.js';
import type { Scheme } from './palette.js';
import type { Pen } from './pen.js';
import { pointOn } from './point-on.js';
import { stageStyles } from './stage-styles.js';
import type { PictureParts } from './svg-picture.js';
import { readScheme, readTheme, type Theme, ThemeWatcher } from './theme.js';
import { convexContains, distance } from './vector-math.js';
import { View } from './view.js';

/** What a stage lets rules do with it. Points are CSS pixels on it. */
export interface RuledStage {
  readonly stage: SepaxStage;
  /** The handle or body at a point; `null`: none. */
  pick(point: Vector, coarse: boolean): string | null;
  pan(by: Vector): void;
}

/** Rules for the hands beside those of dragging. */
export type StageRules = (
  surface: HTMLElement,
  target: RuledStage,
) => { connect(): void; disconnect(): void; update(): void };

/** A canvas that grows or shrinks by less, in CSS pixels, keeps its view as long as that fits. */
const slightChange = 24;

/** So much of what is written around the shapes may be cut off, in CSS pixels. */
const bearable = 16;

/** A press that moves further than this before its release is no click; in CSS pixels. */
const clickReach = 5;

/** How far it is from a number to the nearest one between two others. */
const wayInto = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value)) - value;

/**
 * A figure: a sharp canvas with handles over it. It knows how to show and how to be dragged on,
 * and nothing of what is shown: whoever uses it gives the handles, the areas that drag, a function
 * that paints and functions that are told what the user does.
 */
export class SepaxStage extends LitElement {
  static override readonly properties = {
    label: { type: String },
    handles: { attribute: false },
    bodies: { attribute: false },
    actions: { attribute: false },
    strokes: { attribute: false },
    paint: { attribute: false },
    extent: { attribute: false },
    frame: { attribute: false },
    inset: { type: Number },
    rules: { attribute: false },
  };

  static override readonly styles = [stageStyles, handleStyles];

  /** The text alternative of the picture. */
  declare label: string;
  declare handles: readonly Handle[];
  /** Areas that can be dragged, the topmost first. */
  declare bodies: readonly Body[];
  declare actions: StageActions | null;
  /** With it and rules for it, drags that take hold of nothing draw lines. */
  declare strokes: StrokeActions | null;
  declare paint: ((pen: Pen) => void) | null;
  /** The part of the world to show, given the CSS pixels that one unit takes and the canvas. */
  declare extent: ((scale: number, size: Size) => Bounds) | null;
  /** What a view is made for if that is more: see view.ts. */
  declare frame: ((scale: number, size: Size) => Bounds) | null;
  /** Free space around the extent, in CSS pixels. */
  declare inset: number;
  /** What hands do besides dragging, to be given at the start; see roaming.ts. */
  declare rules: StageRules | null;

  readonly #view = new View(() => this);
  #surface: CanvasSurface | null = null;
  #handleLayer: HandleLayer | null = null;
  #rules: DragRules | null = null;
  #others: ReturnType<StageRules> | null = null;
  #theme: Theme | null = null;
  /** The size that the view was last made for. */
  #shown: Size = { width: 0, height: 0 };
  /** On which sides labels are during a drag; at rest they are where they are liked best. */
  readonly #labelsKept = new Map<string, number>();
  /** Where a press began that took hold of nothing. */
  #pressed: Vector | null = null;
  readonly #frames = new FrameScheduler((now) => this.#draw(now));
  readonly #themeWatcher = new ThemeWatcher(() => this.refreshTheme());

  constructor() {
    super();
    this.label = '';
    this.handles = [];
    this.bodies = [];
    this.actions = null;
    this.strokes = null;
    this.paint = null;
    this.extent = null;
    this.frame = null;
    this.inset = 20;
    this.rules = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#themeWatcher.connect();
    this.#connectParts();
    this.refreshTheme();
    // Text that was measured in the fallback font is drawn again in the real one.
    void document.fonts.ready.then(() => this.#frames.invalidate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#themeWatcher.disconnect();
    this.#surface?.disconnect();
    this.#rules?.disconnect();
    this.#others?.disconnect();
    this.#frames.cancel();
  }

  protected override render(): TemplateResult {
    return html`
      <div
        class="surface"
        @pointerdown=${this.#onDown}
        @pointermove=${this.#onHover}
        @pointerleave=${this.#onLeave}
        @click=${this.#onClick}
        @dblclick=${this.#onDoubleClick}
      >
        <canvas role="img" aria-label=${this.label}></canvas>
        <div class="handles" @focusin=${this.invalidate} @focusout=${this.invalidate}></div>
      </div>
      <span class="probe" aria-hidden="true"></span>
    `;
  }

  protected override firstUpdated(): void {
    this.#surface = new CanvasSurface(this.#find('canvas'), () => this.#onResize());
    this.#handleLayer = new HandleLayer(this.#find('.handles'), () => this.actions);
    this.#rules = new DragRules(this.#find('.surface'), {
      pick: (point, coarse) => this.#pick(point, coarse),
      positionOf: (id) => screenPosition(this.#handleLayer!.find(id)!, this.camera),
      grab: (id) => this.#onGrab(id),
      drag: (id, point) => this.actions?.drag(id, this.camera.toWorld(point)),
      release: (id, cancelled) => this.#onRelease(id, cancelled),
    });
    const others = {
      stage: this,
      pick: (point: Vector, coarse: boolean) => this.#pick(point, coarse),
      pan: (by: Vector) => {
        this.#view.pan(by);
        this.#frames.invalidate();
      },
    };
    this.#others = this.rules?.(this.#find('.surface'), others) ?? null;
    this.#connectParts();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('handles')) this.#handleLayer!.update(this.handles);
    this.#find('.surface').classList.toggle('drawing', this.strokes !== null);
    this.#find('.surface').classList.toggle('roams', this.rules !== null);
    this.#others?.update();
    this.#frames.invalidate();
  }

  get camera(): Camera {
    return this.#view.camera;
  }

  /** The size of the canvas in CSS pixels. */
  get size(): Size {
    return this.#surface?.size ?? { width: 0, height: 0 };
  }

  get dragging(): boolean {
    return this.#rules?.active ?? false;
  }

  /** Draws again before the next frame. */
  invalidate(): void {
    this.#frames.invalidate();
  }

  /** Reads the colours again; needed only after a change that no media query tells of. */
  refreshTheme(): void {
    this.#theme = null;
    this.#frames.invalidate();
  }

  /** The colour scheme that it wears. */
  get scheme(): Scheme {
    return readScheme(this.#find('.probe'));
  }

  /** The figure as it is now, in these or other colours, for svg-picture.ts and png-picture.ts. */
  picture(scheme: Scheme | null = null): PictureParts {
    return {
      size: this.size,
      camera: this.camera,
      theme: readTheme(this.#find('.probe'), scheme),
      handles: this.handles,
      measure: textMeasure(),
      label: this.label,
      paint: (pen) => this.paint?.(pen),
    };
  }

  focusHandle(id: string): void {
    this.#handleLayer?.focus(id);
  }

  /** Whether all of the extent is in view, or the user wants to see another part of the world. */
  get fits(): boolean {
    return this.#view.chosen || this.#view.overflow <= 0;
  }

  /** Whether so little is out of view that moving all would be worse: handles are in view. */
  get nearlyFits(): boolean {
    if (this.fits) return true;
    if (this.#view.overflow > bearable) return false;
    return this.handles.every((handle) => isInView(screenPosition(handle, this.camera), this.size));
  }

  /** Brings the extent into view; glides there unless the user prefers reduced motion. */
  refit(glide: boolean): void {
    this.#view.refit(glide);
    this.#shown = this.size;
    this.#frames.invalidate();
  }

  /** Comes closer, or goes further away; a point of the stage, or its middle, stays where it is. */
  zoom(factor: number, at?: Vector): void {
    const { width, height } = this.size;
    this.#view.zoom(factor, at ?? { x: width / 2, y: height / 2 });
    this.#frames.invalidate();
  }

  /** Moves the view as little as brings a point of the world this far from all edges; in CSS pixels. */
  reveal(at: Vector, margin: number): void {
    const { x, y } = this.camera.toScreen(at);
    const { width, height } = this.size;
    const by = { x: wayInto(x, margin, width - margin), y: wayInto(y, margin, height - margin) };
    if (by.x === 0 && by.y === 0) return;
    this.#view.pan(by);
    this.#frames.invalidate();
  }

  #find<E extends Element>(selector: string): E {
    return this.renderRoot.querySelector<E>(selector)!;
  }

  #connectParts(): void {
    this.#surface?.connect();
    this.#rules?.connect();
    this.#others?.connect();
  }

  #onResize(): void {
    const { width, height } = this.size;
    const slight =
      width === this.#shown.width && Math.abs(height - this.#shown.height) < slightChange;
    const stays = this.dragging || this.#view.chosen || (slight && this.fits);
    // What is held stays under the pointer, and words that take another line move nothing.
    if (!stays) this.refit(false);
    // The browser has cleared the canvas; drawing at once leaves no blank frame.
    this.#draw(performance.now());
  }

  #draw(now: number): void {
    const surface = this.#surface;
    if (surface === null || surface.size.width === 0) return;
    this.#theme ??= readTheme(this.#find('.probe'));
    if (this.#view.advance(now)) this.#frames.invalidate();
    this.#handleLayer!.place(this.camera, surface.size);
    const pen: Pen = {
      context: surface.begin(),
      camera: this.camera,
      theme: this.#theme,
      size: surface.size,
      pixelRatio: surface.pixelRatio,
      labels: {
        ...labelsAround(this.handles, this.camera, this.#handleLayer!.ringed),
        ...(this.dragging ? { kept: this.#labelsKept } : {}),
      },
    };
    paintLabelled(pen, (inner) => {
      this.paint?.(inner);
      drawStems(pen, this.handles);
    });
  }

  #pick(point: Vector, coarse: boolean): string | null {
    const handle = this.#handleLayer!.nearest(point, coarse ? 22 : 14, this.camera);
    if (handle !== null) return handle;
    const at = this.camera.toWorld(point);
    const reach = (coarse ? 22 : 8) / this.camera.scale;
    const found = this.bodies.find((body) =>
      'outline' in body ? convexContains(body.outline, at) : body.contains(at, reach),
    );
    return found?.id ?? null;
  }

  #onGrab(id: string): void {
    this.#view.hold();
    this.#labelsKept.clear();
    this.#pressed = null;
    this.#handleLayer!.focus(id);
    this.#handleLayer!.hold(id, true);
    this.#find('.surface').classList.add('dragging');
    this.actions?.hover(null);
    this.actions?.grab(id);
  }

  #onRelease(id: string, cancelled: boolean): void {
    this.#handleLayer!.hold(id, false);
    this.#find('.surface').classList.toggle('dragging', this.dragging);
    this.actions?.release(id, cancelled);
  }

  /** Comes before the drag rules see the press; a grab then takes it back. */
  readonly #onDown = (event: PointerEvent): void => {
    this.#pressed = pointOn(this.#find('.surface'), event);
  };

  readonly #onHover = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || event.buttons !== 0 || this.dragging) return;
    const point = pointOn(this.#find('.surface'), event);
    const held = this.#pick(point, false) !== null;
    this.#find('.surface').classList.toggle('over', held);
    this.actions?.hover(this.camera.toWorld(point));
  };

  readonly #onLeave = (): void => {
    if (!this.dragging) this.actions?.hover(null);
  };

  readonly #onClick = (event: MouseEvent): void => {
    const point = pointOn(this.#find('.surface'), event);
    // A click that a key made comes from a handle, not from a point; a drag ends in a click too.
    if (event.detail === 0 || event.ctrlKey || this.#pressed === null) return;
    if (distance(point, this.#pressed) > clickReach) return;
    this.actions?.press(this.camera.toWorld(point));
  };

  readonly #onDoubleClick = (event: MouseEvent): void => {
    const point = pointOn(this.#find('.surface'), event);
    const id = this.#handleLayer!.nearest(point, 14, this.camera);
    this.actions?.doublePress(this.camera.toWorld(point), id);
  };
}

customElements.define('sepax-stage', SepaxStage);

declare global {
  interface HTMLElementTagNameMap {
    'sepax-stage': SepaxStage;
  }
}
