/** A picture of a world on any 2D canvas. */

import { made } from '../memory.js';
import { checkOptions } from '../options.js';
import { at } from '../raw/read.js';
import { worldQueriesPart } from '../raw/wasm/worldQueries.js';
import { output } from '../raw/wasm.js';
import { bodyFlag, treeBox } from '../raw/world-layout.js';
import { checkBoolean, checkNumber, mismatch } from '../validate.js';
import { readTraits } from './body-traits.js';
import type { ContactList } from './contact-list.js';
import type { WorldLists } from './lists.js';

/** What {@link World.debugDraw} needs of a canvas context: a `CanvasRenderingContext2D` has it. */
export interface DebugContext {
  /** See the Canvas API. */
  strokeStyle: unknown;
  /** See the Canvas API. */
  fillStyle: unknown;
  /** See the Canvas API. */
  lineWidth: number;
  /** See the Canvas API. */
  globalAlpha: number;
  /** See the Canvas API. */
  save(): void;
  /** See the Canvas API. */
  restore(): void;
  /** See the Canvas API. */
  beginPath(): void;
  /** See the Canvas API. */
  closePath(): void;
  /** See the Canvas API. */
  moveTo(x: number, y: number): void;
  /** See the Canvas API. */
  lineTo(x: number, y: number): void;
  /** See the Canvas API. */
  arc(x: number, y: number, radius: number, startAngle: number, endAngle: number): void;
  /** See the Canvas API. */
  rect(x: number, y: number, width: number, height: number): void;
  /** See the Canvas API. */
  fill(): void;
  /** See the Canvas API. */
  stroke(): void;
}

/** Options of {@link World.debugDraw}. */
export interface DebugDrawOptions {
  /** Whether to draw the bodies, where they are now. Default true. */
  readonly bodies?: boolean | undefined;
  /** Whether to draw the translations that would separate the contacts. Default true. */
  readonly contacts?: boolean | undefined;
  /** Whether to draw the boxes of the tree that finds the pairs. Default false. */
  readonly tree?: boolean | undefined;
  /** The width of lines, in units of the context. Default 1. */
  readonly lineWidth?: number | undefined;
}

const OPTIONS = ['bodies', 'contacts', 'tree', 'lineWidth'] as const;

/** By kind of body; filled at a quarter of it. */
const COLORS = {
  moved: '#2f6feb',
  fast: '#8250df',
  static: '#6e7781',
  sensor: '#1a7f37',
  disabled: '#bbbbbb',
  contacts: '#d1242f',
  tree: '#9a6700',
} as const;

type Kind = 'moved' | 'fast' | 'static' | 'sensor' | 'disabled';

const FILL_ALPHA = 0.25;
const TREE_ALPHA = 0.35;

export function debugDraw(
  core: WorldLists,
  list: ContactList,
  ctx: DebugContext,
  options?: DebugDrawOptions,
): void {
  const checked = checkOptions(options, OPTIONS);
  const { bodies = true, contacts = true, tree = false, lineWidth = 1 } = checked;
  checkBoolean(bodies, 'bodies');
  checkBoolean(contacts, 'contacts');
  checkBoolean(tree, 'tree');
  checkNumber(lineWidth, 'lineWidth');
  // Throws if the world is gone, before anything is drawn.
  core.readLists();
  if (typeof (ctx as Partial<DebugContext> | null | undefined)?.save !== 'function') {
    throw mismatch(
      'not-a-function',
      'ctx.save',
      null,
      ctx,
      'must be there: ctx is a 2D context of a canvas',
    );
  }
  if (core.moved.any) core.see();
  ctx.save();
  ctx.lineWidth = lineWidth;
  // The context may do anything, even dispose of the world: nothing that was asked before is relied upon.
  if (tree) drawTree(core.handle, ctx);
  if (bodies) drawBodies(core.handle, ctx);
  if (contacts) drawContacts(list, ctx);
  ctx.restore();
}

function kindOf(handle: number, id: number): Kind {
  const { flags } = readTraits(handle, id);
  if (flags & bodyFlag.disabled) return 'disabled';
  if (flags & bodyFlag.sensor) return 'sensor';
  if (flags & bodyFlag.static) return 'static';
  return flags & bodyFlag.fast ? 'fast' : 'moved';
}

/** The convex pieces of all bodies, for each the body, its radius, the number of its corners, and these. */
export function copyPieces(handle: number): Float64Array {
  const pieces = output(worldQueriesPart()._worldPieces(handle));
  return made(() => pieces.slice());
}

function drawBodies(handle: number, ctx: DebugContext): void {
  // A copy: asking for the kinds, and the context, may move the list.
  const numbers = copyPieces(handle);
  const byKind = new Map<Kind, number[]>();
  for (let place = 0; place < numbers.length; place += 3 + 2 * at(numbers, place + 2)) {
    const kind = kindOf(handle, at(numbers, place));
    const places = byKind.get(kind);
    if (places === undefined) byKind.set(kind, [place]);
    else places.push(place);
  }
  for (const [kind, places] of byKind) {
    ctx.beginPath();
    for (const place of places) tracePiece(numbers, place, ctx);
    ctx.strokeStyle = COLORS[kind];
    ctx.fillStyle = COLORS[kind];
    ctx.globalAlpha = FILL_ALPHA;
    ctx.fill();
    ctx.globalAlpha = 1;
    ctx.stroke();
  }
}

/** The outline of a piece: its corners, each with an arc from one edge's normal to the next one's. */
function tracePiece(numbers: Float64Array, place: number, ctx: DebugContext): void {
  const radius = at(numbers, place + 1);
  const count = at(numbers, place + 2);
  const x = (i: number): number => at(numbers, place + 3 + 2 * (i % count));
  const y = (i: number): number => at(numbers, place + 4 + 2 * (i % count));
  if (count === 1) {
    const least = Math.max(radius, ctx.lineWidth);
    ctx.moveTo(x(0) + least, y(0));
    ctx.arc(x(0), y(0), least, 0, 2 * Math.PI);
    return;
  }
  const normal = (i: number): number => Math.atan2(x(i) - x(i + 1), y(i + 1) - y(i));
  for (let i = 0; i < count; i++) {
    const before = normal(i + count - 1);
    const startX = x(i) + radius * Math.cos(before);
    const startY = y(i) + radius * Math.sin(before);
    if (i === 0) ctx.moveTo(startX, startY);
    else ctx.lineTo(startX, startY);
    if (radius > 0) ctx.arc(x(i), y(i), radius, before, normal(i));
  }
  ctx.closePath();
}

function drawContacts(list: ContactList, ctx: DebugContext): void {
  ctx.beginPath();
  for (const contact of list) {
    // Those of bodies that were removed since the update have no points any more.
    if (contact.a.removed || contact.b.removed) continue;
    const { normal, depth, points } = contact;
    for (const { x, y } of points) {
      ctx.moveTo(x, y);
      ctx.lineTo(x - depth * normal.x, y - depth * normal.y);
    }
  }
  ctx.strokeStyle = COLORS.contacts;
  ctx.stroke();
}

function drawTree(handle: number, ctx: DebugContext): void {
  const count = worldQueriesPart()._worldTree(handle);
  const tree = output(count * treeBox.size);
  const boxes = made(() => tree.slice());
  ctx.beginPath();
  for (let place = 0; place < boxes.length; place += treeBox.size) {
    const [minX, minY] = [at(boxes, place + treeBox.bounds), at(boxes, place + treeBox.bounds + 1)];
    const width = at(boxes, place + treeBox.bounds + 2) - minX;
    const height = at(boxes, place + treeBox.bounds + 3) - minY;
    if (Number.isFinite(width) && Number.isFinite(height)) ctx.rect(minX, minY, width, height);
  }
  ctx.strokeStyle = COLORS.tree;
  ctx.globalAlpha = TREE_ALPHA;
  ctx.stroke();
  ctx.globalAlpha = 1;
}
