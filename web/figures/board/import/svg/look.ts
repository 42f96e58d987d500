import type { FillRule } from '../rings.js';

/** What an element has of its own or from those that it is in, as far as it changes its form. */
export interface Look {
  readonly filled: boolean;
  readonly rule: FillRule;
  readonly stroked: boolean;
  /** How thick a line is. */
  readonly width: number;
  readonly visible: boolean;
}

export const usualLook: Look = {
  filled: true,
  rule: 'nonzero',
  stroked: false,
  width: 1,
  visible: true,
};

/** How an element looks that is in one of this look; style sheets are not read. */
export function lookOf(element: Element, around: Look): Look {
  const rules = (element.getAttribute('style') ?? '').split(';');
  const styles = new Map(
    rules.map((rule) => {
      const [name = '', value = ''] = rule.split(':').map((part) => part.trim());
      return [name, value];
    }),
  );
  const find = (name: string): string | null => styles.get(name) ?? element.getAttribute(name);
  const [fill, stroke] = [find('fill'), find('stroke')];
  const rule = find('fill-rule');
  const width = Number.parseFloat(find('stroke-width') ?? '');
  return {
    filled: isPainted(fill) ?? around.filled,
    rule: rule === 'evenodd' || rule === 'nonzero' ? rule : around.rule,
    stroked: isPainted(stroke) ?? around.stroked,
    width: width >= 0 ? width : around.width,
    visible: around.visible && find('display') !== 'none' && find('visibility') !== 'hidden',
  };
}

function isPainted(paint: string | null): boolean | null {
  if (paint === null || paint === 'inherit') return null;
  return paint !== 'none' && paint !== 'transparent';
}
