/**
 * Which texts of a page are coloured just as a text before them: of a thousand words of code most are, and contrast
 * is what axe looks at longest.
 */

/** The attribute of such texts. */
export const REPEATED = 'data-repeated-colours';

/**
 * Sets it, in the page. What decides upon the contrast of a text are its colour, size and weight, and what lies
 * behind it; what is taken out of the flow may lie over anything, so each text in it is looked at.
 */
export function markRepeatedColours(attribute: string): void {
  const above = (element: Element): Element | null =>
    element.assignedSlot ??
    element.parentElement ??
    (element.getRootNode() as Partial<ShadowRoot>).host ??
    null;

  const known = new Map<Element, string | undefined>();
  const backgroundOf = (element: Element): string | undefined => {
    if (!known.has(element)) known.set(element, readBackground(element));
    return known.get(element);
  };
  const readBackground = (element: Element): string | undefined => {
    const style = getComputedStyle(element);
    if (!['static', 'relative'].includes(style.position)) return undefined;
    const parent = above(element);
    const further = parent === null ? '' : backgroundOf(parent);
    if (further === undefined) return undefined;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = style;
    return `${backgroundColor} ${backgroundImage} ${opacity} ${filter} ${mixBlendMode}\n${further}`;
  };

  const seen = new Set<string>();
  for (const element of document.body.querySelectorAll('*')) {
    element.removeAttribute(attribute);
    const isText = element.childElementCount === 0 && element.textContent.trim() !== '';
    const background = isText ? backgroundOf(element) : undefined;
    if (background === undefined) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = `${color} ${fontSize} ${fontWeight} ${textShadow}\n${background}`;
    element.toggleAttribute(attribute, seen.has(look));
    seen.add(look);
  }
}
