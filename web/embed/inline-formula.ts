/** An element of MathML: its name, and its text or what is in it. */
export type MathNode = readonly [name: string, content: string | readonly MathNode[]];

/** Signs that have a name in TeX. */
const commands: Readonly<Record<string, string>> = { '\\leq': '≤', '\\geq': '≥', '\\cdot': '⋅' };

/** A letter, a number, a command or a sign; then what is raised or lowered, or a prime. */
const part = /\s*([a-z]|\d+|\\[a-z]+|[-+=(),])(?:([_^])([a-z]|\d)|('))?\s*/iy;

/**
 * What a formula within a sentence is in MathML, such as `0 \leq t \leq 1` or `v'`: these few signs are no
 * reason to load a program that sets all formulas. `null` if there are others in it.
 */
export function inlineFormula(tex: string): MathNode | null {
  const row: MathNode[] = [];
  part.lastIndex = 0;
  while (part.lastIndex < tex.length) {
    const [whole, base, mark, script, prime] = part.exec(tex) ?? [];
    if (whole === undefined || (base!.startsWith('\\') && commands[base!] === undefined))
      return null;
    if (prime !== undefined) row.push(['msup', [atom(base!), ['mo', '′']]]);
    else if (mark === undefined) row.push(atom(base!));
    else row.push([mark === '_' ? 'msub' : 'msup', [atom(base!), atom(script!)]]);
  }
  return ['math', [['mrow', row]]];
}

function atom(text: string): MathNode {
  if (/^\d/.test(text)) return ['mn', text];
  if (/^[a-z]/i.test(text)) return ['mi', text];
  return ['mo', commands[text] ?? text.replace('-', '−')];
}

/** The element that a node stands for. */
export function mathElement([name, content]: MathNode): Element {
  const element = document.createElementNS('http://www.w3.org/1998/Math/MathML', name);
  if (typeof content === 'string') element.textContent = content;
  else element.append(...content.map(mathElement));
  return element;
}
