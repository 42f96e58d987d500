import type { Vector } from 'sepax';
import { type Camera, isInView, type Size } from './camera.js';
import type { Handle, StageActions } from './handle.js';
import type { Box } from './label-places.js';
import type { Labels } from './pen.js';
import { add, distance } from './vector-math.js';

const arrows: Readonly<Record<string, Vector>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** With less free space around it, in CSS pixels, a handle is drawn small. */
const tightRoom = 22;

/** Whether a handle has so little free space around it that it is drawn small. */
export const isTight = ({ room = Number.POSITIVE_INFINITY }: Handle, camera: Camera): boolean =>
  room * camera.scale < tightRoom;

/** About how far marks reach from their middle, in CSS pixels: see handle-styles.ts. */
const markRadii = { body: 12, turn: 10, velocity: 10, vertex: 6, size: 6 } as const;

const markRadius = (handle: Handle, camera: Camera): number =>
  handle.kind === 'body' && isTight(handle, camera) ? 8 : markRadii[handle.kind];

/** `[` and `]`, and what they become with Shift. */
const turns: Readonly<Record<string, number>> = { '[': -1, ']': 1, '{': -10, '}': 10 };

const svgNamespace = 'http://www.w3.org/2000/svg';

/** An arrow that goes around, in a square of 24: `rotate-cw` of Lucide. */
export const turnArrow = 'M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5';

function turnIcon(): SVGElement {
  const icon = document.createElementNS(svgNamespace, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  const path = document.createElementNS(svgNamespace, 'path');
  path.setAttribute('d', turnArrow);
  icon.append(path);
  return icon;
}

export function screenPosition({ at, standOff }: Handle, camera: Camera): Vector {
  const point = camera.toScreen(at);
  return standOff === undefined ? point : add(point, standOff);
}

/** How far the ring around a handle in focus reaches from its middle, in CSS pixels: see handle-styles.ts. */
const ringRadius = 20;

/** What a handle takes up on the screen: a label may not cover it. */
function boxOf(handle: Handle, camera: Camera, isRinged: boolean): Box {
  const side = 2 * (isRinged ? ringRadius : markRadius(handle, camera));
  return { ...screenPosition(handle, camera), width: side, height: side };
}

/** Labels for a pen that keep clear of handles, and of the ring around one of them. */
export const labelsAround = (
  handles: readonly Handle[],
  camera: Camera,
  ringed?: string,
): Labels => ({
  taken: handles.map((handle) => boxOf(handle, camera, handle.id === ringed)),
  wanted: [],
  lines: [],
});

/**
 * The handles as real buttons over the canvas: they take the focus, have names, and grow with the
 * pointer's coarseness. Their order in the document is the order of the list.
 */
export class HandleLayer {
  #handles: readonly Handle[] = [];
  readonly #buttons = new Map<string, HTMLButtonElement>();

  constructor(
    private readonly container: HTMLElement,
    private readonly actions: () => StageActions | null,
  ) {
    container.addEventListener('keydown', this.#onKey);
    container.addEventListener('focusin', this.#onFocus);
  }

  update(handles: readonly Handle[]): void {
    this.#handles = handles;
    const ids = new Set(handles.map(({ id }) => id));
    for (const [id, button] of this.#buttons) {
      if (ids.has(id)) continue;
      button.remove();
      this.#buttons.delete(id);
    }
    handles.forEach((handle, i) => {
      const button = this.#buttons.get(handle.id) ?? this.#create(handle);
      if (button.ariaLabel !== handle.label) button.ariaLabel = handle.label;
      // Moving a node takes its focus away, so only what is out of order is moved.
      if (this.container.children[i] !== button) {
        this.container.insertBefore(button, this.container.children[i] ?? null);
      }
    });
  }

  /** Puts the buttons where their things are; what is out of view cannot be reached either. */
  place(camera: Camera, size: Size): void {
    this.container.classList.add('placed');
    for (const handle of this.#handles) {
      const position = screenPosition(handle, camera);
      const button = this.#buttons.get(handle.id)!;
      button.style.translate = `${position.x}px ${position.y}px`;
      const tight = isTight(handle, camera);
      button.classList.toggle('tight', tight);
      button.classList.toggle('faint', tight && handle.faint === true);
      button.classList.toggle('beyond', !isInView(position, size));
    }
  }

  find(id: string): Handle | undefined {
    return this.#handles.find((handle) => handle.id === id);
  }

  focus(id: string): void {
    this.#buttons.get(id)?.focus({ preventScroll: true });
  }

  /** The handle that a ring shows to be in focus, if any. */
  get ringed(): string | undefined {
    return this.container.querySelector<HTMLElement>(':focus-visible')?.dataset.id;
  }

  /** Marks what is being dragged. */
  hold(id: string, held: boolean): void {
    this.#buttons.get(id)?.classList.toggle('held', held);
  }

  /**
   * The handle whose mark is nearest to a point of the screen, of those whose middle is within `radius`:
   * where hit areas overlap, what is drawn there wins and not what is on top; of several, the nearest middle.
   */
  nearest(point: Vector, radius: number, camera: Camera): string | null {
    let best: string | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const handle of this.#handles) {
      const away = distance(screenPosition(handle, camera), point);
      const rank = Math.max(0, away - markRadius(handle, camera)) + away / 99;
      if (away > radius || rank >= least) continue;
      best = handle.id;
      least = rank;
    }
    return best;
  }

  #create(handle: Handle): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.id = handle.id;
    button.className = `handle ${handle.kind} ${handle.tone}`;
    const mark = document.createElement('span');
    mark.className = 'mark';
    mark.ariaHidden = 'true';
    mark.append(handle.kind === 'turn' ? turnIcon() : (handle.glyph ?? ''));
    button.append(mark);
    this.#buttons.set(handle.id, button);
    return button;
  }

  readonly #onFocus = (event: FocusEvent): void => {
    const { id } = (event.target as HTMLElement).dataset;
    if (id !== undefined) this.actions()?.focus?.(id);
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const id = (event.target as HTMLElement).dataset.id;
    const actions = this.actions();
    if (id === undefined || actions === null || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    if (!this.#act(actions, id, event)) return;
    event.preventDefault();
  };

  #act(actions: StageActions, id: string, event: KeyboardEvent): boolean {
    const step = event.shiftKey ? 10 : 1;
    const arrow = arrows[event.key];
    const turn = turns[event.key];
    if (arrow) {
      actions.nudge(id, { x: arrow.x * step, y: arrow.y * step }, event.repeat);
    } else if (turn) actions.turn(id, turn, event.repeat);
    else if (event.key === 'Home') actions.reset(id);
    else if (event.key === 'Insert' || event.key === '+') actions.insert(id);
    else if (event.key === 'Delete' || event.key === '-') actions.remove(id);
    else return false;
    return true;
  }
}
