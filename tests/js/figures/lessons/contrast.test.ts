/** Where a simple method fails, and where it is right: lessons about one begin at the first. */
import { describe, expect, test } from 'vitest';
import type { FigureController } from '../../../../web/figure/element/figure-controller.js';
import type { LessonName } from '../../../../web/figures/registry.js';
import { Hand } from '../../figure/hand.js';
import { figureOf } from './support.js';

/** What the step says of the simple method, where it fails and where it is right. */
const said = {
  'circles-boxes': ['do.grownWrong', 'do.grown'],
  planes: ['do.anglesWrong.inside', 'do.anglesRight'],
  'turned-boxes': ['do.edges.gap', 'do.edges.late'],
  'dents-holes': ['do.deepest.stuck', 'do.deepest.free'],
} as const satisfies Partial<Record<LessonName, readonly [string, string]>>;

const names = Object.keys(said) as (keyof typeof said)[];

const says = ({ figure, view }: FigureController): string | undefined =>
  view.steps.find(({ phase }) => phase === figure.contrast!.phase)?.say;

/** Where the steps offer to lead: those that speak of another method say nothing of it. */
const offersOf = (controller: FigureController): unknown[] =>
  controller.view.steps
    .map((step) => controller.contrastIn(step))
    .filter((contrast) => contrast !== null);

describe.each(names)('%s', async (name) => {
  const figure = await figureOf(name);
  const [fails, holds] = said[name];

  test('begins where the simple method fails, and glides to where it is right, and back', () => {
    const { controller } = new Hand(figure);
    const start = controller.link;
    expect(says(controller)).toBe(fails);
    expect(offersOf(controller)).toEqual(['holds']);
    const show = controller.glideTo('holds');
    for (const part of [0, 0.3, 0.6, 1]) {
      expect(show(part)).toBe(true);
      // The button that leads there stays under the pointer.
      expect(controller.view.step.phase).toBe(figure.contrast!.phase);
    }
    expect(says(controller)).toBe(holds);
    expect(offersOf(controller)).toEqual(['fails']);
    // Nobody has done that by hand.
    expect([...controller.trials.done]).toEqual([]);
    const back = controller.glideTo('fails');
    for (const part of [0.5, 1]) back(part);
    expect(says(controller)).toBe(fails);
    controller.use('undo');
    controller.use('undo');
    expect(says(controller)).toBe(fails);
    expect(controller.model.canUndo).toBe(false);
    expect(controller.link.split('&').slice(0, 3)).toEqual(start.split('&').slice(0, 3));
  });

  test('a hand that takes hold ends the glide', () => {
    const hand = new Hand(figure);
    const { controller } = hand;
    const show = controller.glideTo('holds');
    expect(show(0.4)).toBe(true);
    const [handle] = figure.scene.handles(controller.view);
    hand.drag(handle!.id, handle!.at.x + 1, handle!.at.y);
    const { state } = controller.model;
    expect(show(0.8)).toBe(false);
    expect(controller.model.state).toBe(state);
  });
});
