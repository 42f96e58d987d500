import { named } from '../bodies.js';
import { nameIn } from '../fields.js';
import { Harvest } from '../harvest.js';
import { Problem } from '../problem.js';
import { type Look, lookOf, usualLook } from './look.js';
import { type Matrix, product, readTransform, unmoved } from './matrix.js';
import { makers, ofPath } from './shapes.js';

/** What groups other elements without drawing anything itself. */
const groups: readonly string[] = ['svg', 'g', 'a', 'switch', 'symbol'];
/** What draws, and is no shape. */
const unread: readonly string[] = ['text', 'image', 'foreignObject'];
/** What an element is to the reader; `null`: it draws nothing. */
function roleOf(name: string): 'shape' | 'group' | 'copy' | 'unread' | null {
  if (Object.hasOwn(makers, name)) return 'shape';
  if (groups.includes(name)) return 'group';
  if (name === 'use') return 'copy';
  return unread.includes(name) ? 'unread' : null;
}

/** Copies of copies end here, and so do documents that grow by copying. */
const most = { depth: 40, elements: 5000 } as const;
const elementNode = 1;

/** The shapes of the `d` attribute of a path. */
export function readPathData(d: string): Harvest {
  const harvest = new Harvest();
  const closes = /z\s*$/i.test(d);
  harvest.take('<path>', () => ofPath(d, unmoved, { ...usualLook, filled: closes }));
  return harvest;
}

/** The shapes of a whole drawing, in its own units. */
export function readSvg(text: string): Harvest {
  const document = new DOMParser().parseFromString(text, 'image/svg+xml');
  const root = document.documentElement;
  const [fault] = document.getElementsByTagName('parsererror');
  if (fault !== undefined) throw new Problem('import.notXml');
  if (root?.localName !== 'svg') throw new Problem('import.notSvg');
  const reader = new Reader(document);
  reader.visit(root, unmoved, usualLook, 0);
  return reader.harvest;
}

class Reader {
  readonly harvest = new Harvest();
  readonly #counts = new Map<string, number>();
  #visited = 0;

  constructor(private readonly document: Document) {}

  /**
   * Reads an element and what is in it; a part that cannot be read is left out, with all in it. A copy has an id of
   * its own, or that of its original.
   */
  visit(
    element: Element,
    outer: Matrix,
    around: Look,
    depth: number,
    id = element.getAttribute('id'),
  ): void {
    this.#visited += 1;
    if (depth > most.depth || this.#visited > most.elements) throw new Problem('import.tooDeep');
    const name = element.localName;
    const look = lookOf(element, around);
    const role = roleOf(name);
    if (role === null || !look.visible) return;
    let matrix: Matrix | null = null;
    this.harvest.take(this.#label(name), () => {
      matrix = product(outer, readTransform(element.getAttribute('transform')));
      if (role === 'unread') throw new Problem('import.noShape');
      const made = role === 'shape' ? makers[name]!(element, matrix, look) : [];
      return made.map((thing) => named(thing, nameIn(id)));
    });
    if (matrix === null) return;
    if (role === 'copy') this.#copy(element, matrix, look, depth);
    if (role === 'group') this.#enter(element, matrix, look, depth);
  }

  #enter(element: Element, matrix: Matrix, look: Look, depth: number): void {
    for (const child of Array.from(element.childNodes)) {
      // Symbols show only as copies.
      const isShown = child.nodeType === elementNode && child.nodeName !== 'symbol';
      if (isShown) this.visit(child as Element, matrix, look, depth + 1);
    }
  }

  #copy(element: Element, matrix: Matrix, look: Look, depth: number): void {
    const link = element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '';
    const original = this.document.getElementById(link.replace(/^#/, ''));
    if (original === null) {
      this.harvest.note(new Problem('import.noOriginal', { link }));
      return;
    }
    const [x, y] = ['x', 'y'].map(
      (name) => Number.parseFloat(element.getAttribute(name) ?? '') || 0,
    );
    const id = element.getAttribute('id') ?? undefined;
    this.visit(original, product(matrix, [1, 0, 0, 1, x!, y!]), look, depth + 1, id);
  }

  /** What an element is called in messages: the third path is `<path> 3`. */
  #label(name: string): string {
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    return `<${name}> ${count}`;
  }
}
