import katex from 'katex';
import { html, LitElement } from 'lit';
import { SepaxLessonFigure } from '../../figure/element/sepax-lesson-figure.js';
import { formulaOptions } from '../../figure/formula/formula-options.js';
import { TexElement } from '../../figure/formula/tex-element.js';
import { rich } from '../../figure/voice/rich.js';
import { speaking } from '../../figure/voice/voice.js';
import { language, words } from '../../figure/voice/words.js';
import { SepaxStage } from '../../stage/sepax-stage.js';
import { wayToFile } from '../addresses.js';
import { SepaxFormula } from '../lessons/parts/formula.js';
import { Serializer, showsInChildren } from './serialize.js';
import { type Still, stagePicture } from './stage-picture.js';

// There is nothing to set a formula into before it is written.
Object.assign(SepaxFormula.prototype, { typeset: () => undefined });

const isLight = showsInChildren(LitElement);
const definitionOf = (name: string) =>
  customElements.get(name) as (new () => HTMLElement) | undefined;

/** What is written of the elements of the site that templates alone do not show. */
export const serializer = new Serializer(
  definitionOf,
  isLight,
  (element) => element.localName,
  (element) => {
    if (element instanceof TexElement) return formula(element);
    if (element instanceof SepaxStage) return stage(element);
    if (element instanceof SepaxLessonFigure) return figure(element);
    return element.localName === 'sepax-figure' ? embedded(element) : null;
  },
);

const formula = (element: TexElement): string =>
  katex.renderToString(element.tex, formulaOptions(element.hasAttribute('block')));

/** In a wide window, in CSS pixels: most stages, and the one of the home page, which comes when somebody is there. */
const stills = {
  most: { size: { width: 760, height: 520 }, waits: false },
  home: { size: { width: 512, height: 400 }, waits: true },
} as const;
/** That of the figure which is being written. */
let still: Still = stills.most;

const stage = (element: SepaxStage): string =>
  `<template shadowrootmode="open">${serializer.styles(element)}${stagePicture(element, still)}</template>`;

/** A figure, and for those who cannot step through it what each of its steps says. */
function figure(element: SepaxLessonFigure): string {
  return speaking(element.voice, () => {
    // That of the home page has no tools.
    still = element.tools.length === 0 ? stills.home : stills.most;
    const shown = (element as unknown as { render(): unknown }).render();
    const steps = element.controller.view.steps.map(
      ({ say, values }) => html`<li>${rich(say, values)}</li>`,
    );
    const all =
      steps.length < 2 ? '' : html`<noscript><ol class="all-steps">${steps}</ol></noscript>`;
    const written = serializer.value([shown, all]);
    still = stills.most;
    return written;
  });
}

/** A figure as other sites have it, which comes alive by a script of its own. */
function embedded(element: HTMLElement): string {
  const lesson = element.getAttribute('lesson')!;
  const picture = wayToFile(`embed/${lesson}.${language()}.svg`);
  return serializer.value(
    html`<img src=${picture} alt=${words(`${lesson}.title`)} width="720" height="400" />`,
  );
}
