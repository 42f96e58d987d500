import katex, { type KatexOptions } from 'katex';
import { mathmlMacros } from '../figure/formula/formula-options.js';

/** What its `render` puts into an element. KaTeX exports it, and its types leave it out. */
const { __renderToDomTree: treeOf } = katex as typeof katex & {
  __renderToDomTree(tex: string, options: KatexOptions): { toNode(): Node };
};

/** Signs after which a minus belongs to the number behind it. */
const beforeSigned = /^[=<>≤≥∈→⋅×+−,([]$/;

/**
 * Sets a formula in MathML, which needs no style sheet and no fonts. It comes with the program that does it, which
 * only pages with long formulas load.
 */
export function setFormula(tex: string, element: HTMLElement, displayMode: boolean): void {
  // Its `render` refuses pages in quirks mode. They would spoil its styles, but no MathML.
  const options = { displayMode, output: 'mathml', strict: 'error', macros: mathmlMacros } as const;
  element.replaceChildren(treeOf(tex, options).toNode());
  for (const part of element.querySelectorAll('[mathcolor]')) {
    part.setAttribute('class', part.getAttribute('mathcolor')!.replace('tone', 'tone-'));
    part.removeAttribute('mathcolor');
  }
  for (const sign of element.querySelectorAll('mo')) {
    // Browsers would put the space of a difference around it.
    if (sign.textContent === '−' && beforeSigned.test(before(sign)))
      sign.setAttribute('form', 'prefix');
  }
}

/** What is written before a sign, beyond spaces. */
function before(sign: Element): string {
  let last = sign.previousElementSibling;
  while (last?.localName === 'mspace') last = last.previousElementSibling;
  return last?.textContent ?? '';
}
