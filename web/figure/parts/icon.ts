import type { DirectiveResult } from 'lit/directive.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';

/** One of `icons.ts`, for the eye only: the control around it has the name. */
export const icon = (svg: string): DirectiveResult =>
  unsafeHTML(svg.replace('<svg', '<svg aria-hidden="true" focusable="false"'));
