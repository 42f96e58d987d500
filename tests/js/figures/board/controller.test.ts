/** The board without a page: what hands do, and what is said of it. */
import { expect, test } from 'vitest';
import { BoardController } from '../../../../web/figures/board/board-controller.js';
import { readBoard, writeBoard } from '../../../../web/figures/board/link.js';
import { sceneState } from '../../../../web/figures/board/scenes.js';
import { sizeLimits, withSize } from '../../../../web/figures/board/sizes.js';
import type { BoardState } from '../../../../web/figures/board/state.js';
import { speakEnglish } from './support/speak-english.js';

speakEnglish();

function controllerOf(state: BoardState): BoardController {
  const host = { stage: () => null, rendered: () => Promise.resolve(), changed: () => {} };
  const controller = new BoardController(
    host,
    () => {},
    () => {},
  );
  controller.restart(state, null);
  return controller;
}

const linked = (link: string): BoardController => controllerOf(readBoard(`#v1&${link}`)!);

test('a corner whose loss would make the outline cross itself stays, and it is said why', () => {
  const controller = controllerOf(sceneState('kinds'));
  const { state } = controller.model;
  for (const lose of ['remove', 'doublePress'] as const) {
    controller.quiet();
    if (lose === 'remove') controller.hands.remove('4:0:0');
    else controller.hands.doublePress({ x: 0, y: 0 }, '4:0:0');
    expect(controller.notice).toMatch(/^Not possible: the outline would cross itself/);
    expect(controller.model.state).toBe(state);
  }
});

test('so does one without which the outline would cross a hole', () => {
  const controller = linked(
    '1=concave:-80,-60_80,-60_80,60_-80,60!-48,-30_-48,30_48,30_48,-30@0,0',
  );
  controller.hands.remove('1:0:0');
  expect(controller.notice).toMatch(/^Not possible: the outline would cross itself/);
  expect(controller.model.state.things[0]!.form).toMatchObject({ kind: 'concave' });
});

test('a corner that is needed stays, and others go', () => {
  const controller = linked('1=polygon:-50,-50_50,-50_50,50_-50,50@0,0');
  controller.hands.remove('1:0:0');
  expect(controller.notice).toBeNull();
  expect(controller.model.state.things[0]!.form).toMatchObject({ points: { length: 3 } });
  controller.hands.remove('1:0:0');
  expect(controller.notice).toBe('It cannot have fewer corners.');
});

test('drawing ends when it is told to, and does not begin again', () => {
  const { drawing } = controllerOf(sceneState('empty'));
  drawing.toggle();
  drawing.stop();
  expect(drawing.isOn).toBe(false);
  drawing.stop();
  expect(drawing.isOn).toBe(false);
});

test('a size that the board cannot have is refused with the sizes that it can', () => {
  const controller = linked('1=circle:20@0,0');
  const resize = (value: number): void =>
    controller.editThing(0, (thing) => ({ ...thing, form: withSize(thing.form, 'radius', value) }));
  for (const value of [0, -5, 1e-120, 1e7 + 1, 1e200]) {
    controller.quiet();
    resize(value);
    expect(controller.notice).toBe(
      'Not possible: a size must lie between 0.000000001 and 10,000,000, so it stays as it was.',
    );
  }
  for (const value of [sizeLimits.least, sizeLimits.most]) {
    resize(value);
    expect(controller.notice).toBeNull();
    expect(controller.model.state.things[0]!.form).toEqual({ kind: 'circle', radius: value });
    expect(readBoard(writeBoard(controller.model.state))).toEqual(controller.model.state);
  }
});
