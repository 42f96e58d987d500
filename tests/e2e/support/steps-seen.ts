/** How a lesson is laid out in each of its steps. */
import type { Lesson } from './lesson.js';

/** What belongs together: the picture, the sentence, the formula, something to try, and what leads through the steps. */
const together = ['.canvas', '.say', '.formulas', '.trial', 'sepax-stepper'];

/** One step, in pixels of the window. */
export interface StepSeen {
  /** Of the picture. */
  readonly top: number;
  readonly height: number;
  /** Where the lowest of what belongs together ends. */
  readonly bottom: number;
  /** Between one row of formulas and the next. */
  readonly gaps: readonly number[];
  /** How far formulas stick out of their box, at its top or bottom, and at its right. */
  readonly cut: number;
  readonly beyond: number;
  readonly camera: string;
}

/** Measured in the page, step by step, without a frame between: to ask for each of them takes longer than to answer. */
export const stepsSeen = (lesson: Lesson): Promise<StepSeen[]> =>
  lesson.element.evaluate(async (element, parts) => {
    const figure = element.querySelector('sepax-lesson-figure')!;
    const { length } = Reflect.get(element, 'steps') as readonly unknown[];
    const found: StepSeen[] = [];
    for (let place = 0; place < length; place += 1) {
      Reflect.set(element, 'step', place);
      await Reflect.get(element, 'updateComplete');
      await Reflect.get(figure, 'updateComplete');
      const boxes = parts.map((part) => element.querySelector(part)!.getBoundingClientRect());
      const formulas = element.querySelector('.formulas')!;
      const rows = [...formulas.children].map((row) => row.getBoundingClientRect());
      const bases = [...formulas.querySelectorAll('.katex-base')];
      if (bases.length === 0) throw new Error(`no formula is shown in step ${place}`);
      const { top, right } = formulas.getBoundingClientRect();
      found.push({
        top: boxes[0]!.top,
        height: boxes[0]!.height,
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
        gaps: rows.slice(1).map((row, i) => row.top - rows[i]!.bottom),
        cut: Math.max(top - rows[0]!.top, formulas.scrollHeight - formulas.clientHeight),
        beyond: Math.max(...bases.map((base) => base.getBoundingClientRect().right)) - right,
        camera: JSON.stringify(Reflect.get(figure.querySelector('sepax-stage')!, 'camera')),
      });
    }
    return found;
  }, together);
