/**
 * Which texts of a page are coloured just as a text before them, on this page or on another one: of a thousand words
 * of code most are, and contrast is what axe looks at longest.
 */

/** The attribute of such texts. */
export const KNOWN = 'data-known-colours';

export interface Marked {
  /** The colours of all others, each once. */
  readonly found: readonly string[];
  readonly isAllKnown: boolean;
}

/**
 * Sets it, in the page. What decides upon the contrast of a text are its colour, size and weight, and what lies behind
 * it; what is taken out of the flow may lie over anything, so each text in it is looked at unless it has a ground of
 * its own.
 */
export function markKnownColours([attribute, known]: readonly [string, readonly string[]]): Marked {
  const above = (element: Element): Element | null =>
    element.assignedSlot ??
    element.parentElement ??
    (element.getRootNode() as Partial<ShadowRoot>).host ??
    null;

  /** What lies behind an element, if that is known, and how all of it is painted. */
  interface Ground {
    readonly behind: string | undefined;
    readonly effects: string;
  }
  const grounds = new Map<Element, Ground>();
  const groundOf = (element: Element): Ground => {
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const ground = readGround(element);
    grounds.set(element, ground);
    return ground;
  };
  const readGround = (element: Element): Ground => {
    const parent = above(element);
    const further = parent === null ? { behind: '', effects: '' } : groundOf(parent);
    const style = getComputedStyle(element);
    const {
      backgroundColor: colour,
      backgroundImage: image,
      opacity,
      filter,
      mixBlendMode,
    } = style;
    const own = `${opacity} ${filter} ${mixBlendMode}`;
    const effects = own === '1 none normal' ? further.effects : `${own}\n${further.effects}`;
    const paint = `${colour} ${image}`;
    // Nothing is seen through what is opaque.
    if (colour.startsWith('rgb(')) return { behind: paint, effects };
    const inFlow = ['static', 'relative', 'sticky'].includes(style.position);
    if (!inFlow || further.behind === undefined) return { behind: undefined, effects };
    const isClear = paint === 'rgba(0, 0, 0, 0) none';
    return { behind: isClear ? further.behind : `${paint}\n${further.behind}`, effects };
  };

  const isText = (element: Element): boolean =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '',
    );

  const lookOf = (element: Element): string | undefined => {
    const { behind, effects } = groundOf(element);
    if (behind === undefined) return undefined;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    return `${color} ${fontSize} ${fontWeight} ${textShadow}\n${behind}\n${effects}`;
  };

  function* elementsIn(root: ParentNode): Generator<Element> {
    for (const element of root.querySelectorAll('*')) {
      yield element;
      if (element.shadowRoot !== null) yield* elementsIn(element.shadowRoot);
    }
  }

  const seen = new Set(known);
  const found: string[] = [];
  let isAllKnown = true;
  for (const element of elementsIn(document.body)) {
    if (!isText(element)) continue;
    const look = lookOf(element);
    const isKnown = look !== undefined && seen.has(look);
    element.toggleAttribute(attribute, isKnown);
    if (isKnown) continue;
    isAllKnown = false;
    if (look === undefined) continue;
    seen.add(look);
    found.push(look);
  }
  return { found, isAllKnown };
}
