import { html, type TemplateResult } from 'lit';

/** A blank, or a name with the signs after which a line may end; or signs alone. */
const parts = /\s+|<?\/?[^\s/>&?;]+[/>&?;]*|[/>&?;]+/g;

/** What is longer does not fit into a line on a phone: it is broken anywhere. */
const longest = 32;

/** The parts of a line of code, each with whether it stays in one piece. */
export const piecesOf = (code: string): { readonly part: string; readonly isWhole: boolean }[] =>
  [...code.matchAll(parts)].map(([part]) => ({
    part,
    isWhole: part.trim() !== '' && part.length <= longest,
  }));

/** Code whose lines end between names: addresses after a slash, and nothing at a hyphen. */
export const codePieces = (code: string): TemplateResult[] =>
  piecesOf(code).map(({ part, isWhole }) =>
    isWhole ? html`<span class="piece">${part}</span><wbr>` : html`${part}`,
  );
