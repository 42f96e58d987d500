import type { MathNode } from '../../../web/embed/inline-formula.js';

/** A formula as MathML, without attributes. */
export const written = ([name, content]: MathNode): string =>
  `<${name}>${typeof content === 'string' ? content : content.map(written).join('')}</${name}>`;
