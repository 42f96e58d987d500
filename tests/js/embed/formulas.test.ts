/** Every formula of every lesson is MathML as it must be: Firefox reports elements with a child too many. */
import katex from 'katex';
import { expect, test } from 'vitest';
import { inlineFormula } from '../../../web/embed/inline-formula.js';
import { type Figure, FigureView } from '../../../web/figure/element/figure.js';
import { formulaOptions, mathmlMacros } from '../../../web/figure/formula/formula-options.js';
import { type Language, languages } from '../../../web/figure/voice/languages.js';
import { speakWith } from '../../../web/figure/voice/voice.js';
import { lessonNames } from '../../../web/figures/registry.js';
import { written } from './written.js';

const spoken = Object.keys(languages) as Language[];

/** How many children these have, always. */
const children: Readonly<Record<string, number>> = {
  ...{ msub: 2, msup: 2, munder: 2, mover: 2, mfrac: 2, mroot: 2 },
  ...{ msubsup: 3, munderover: 3 },
};

/** The elements of a formula that have another number of children than they must. */
function faults(mathml: string): string[] {
  const open: { name: string; count: number }[] = [];
  const found: string[] = [];
  for (const [, end, name, empty] of mathml.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (end === '') {
      const parent = open.at(-1);
      if (parent) parent.count += 1;
      if (empty === '') open.push({ name: name!, count: 0 });
      continue;
    }
    const { name: closed, count } = open.pop()!;
    if ((children[closed] ?? count) !== count) found.push(`${closed} with ${count} children`);
  }
  return found;
}

const options = { output: 'mathml', strict: 'error', macros: mathmlMacros } as const;

/** Of these the site has no fonts. */
const otherLetters = /class="[^"]*\b(?:math|text)(?:cal|frak|bfrak|sf|boldsf|itsf|scr|tt)\b/;

/** For embeds, and for the book, where classes are in the part that is seen. */
function expectProper(tex: string): void {
  for (const displayMode of [true, false]) {
    for (const each of [options, formulaOptions(displayMode)]) {
      const written = katex.renderToString(tex, { ...each, displayMode });
      expect(written).not.toMatch(otherLetters);
      expect(faults(/<math.*<\/math>/s.exec(written)![0]), tex).toEqual([]);
    }
  }
}

/** What a figure says in a language, by key; and what the page of the book around it does. */
async function textsOf(name: string, language: Language): Promise<Record<string, unknown>> {
  const [figure, page] = await Promise.all([
    import(`../../../web/figures/${name}/text.${language}.ts`),
    import(`../../../web/site/lessons/${name}/text.${language}.ts`),
  ]);
  return { ...figure[language], ...page[language] };
}

/** The formulas of all steps of a figure, as it starts, in a language. */
async function formulasOf(name: string, language: Language): Promise<Set<string>> {
  const texts = await textsOf(name, language);
  speakWith({ language, say: (key) => String(texts[key] ?? key), list: () => [] });
  const { figure } = (await import(`../../../web/figures/${name}/figure.ts`)) as {
    figure: Figure<unknown, unknown>;
  };
  const { scene } = figure;
  const fields = new Map(
    figure.start.split('&').map((field) => field.split('=', 2) as [string, string]),
  );
  const seen = scene.accept(scene.read(fields));
  const steps = figure.steps(seen.evaluation, seen.state);
  const format = scene.format(seen.evaluation);
  const found = new Set<string>();
  for (const place of steps.keys()) {
    for (const hovered of [null, 0]) {
      const view = new FigureView(seen, format, steps, place, hovered);
      for (const tex of figure.formulas(view)) found.add(tex);
    }
  }
  return found;
}

test.each(lessonNames)('the formulas of the steps of %s, in both languages', async (name) => {
  for (const language of spoken) {
    const found = await formulasOf(name, language);
    expect(found.size).toBeGreaterThan(2);
    for (const tex of found) expectProper(tex);
  }
});

test.each(lessonNames)('the formulas in the texts of %s, in both languages', async (name) => {
  for (const language of spoken) {
    for (const text of Object.values(await textsOf(name, language))) {
      for (const [, tex] of String(text).matchAll(/\$([^$]+)\$/g)) {
        // Values are put in later: any number will do.
        expectProper(tex!.replaceAll(/\{(\w{2,})\}/g, '1'));
        const short = inlineFormula(tex!);
        if (short !== null) expect(faults(written(short)), tex).toEqual([]);
      }
    }
  }
});

test('a fault is found', () => {
  expect(katex.renderToString('\\mathcal{A}')).toMatch(otherLetters);
  expect(faults(katex.renderToString('a_{\\max}', options))).toEqual(['msub with 3 children']);
});
