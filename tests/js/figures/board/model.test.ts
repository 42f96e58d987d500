import { SepaxError } from 'sepax';
import { describe, expect, test } from 'vitest';
import { BoardModel } from '../../../../web/figures/board/board-model.js';
import { readBoard } from '../../../../web/figures/board/link.js';
import { withThing } from '../../../../web/figures/board/things.js';

const modelOf = (link: string): BoardModel => new BoardModel(readBoard(`#v1&${link}`)!);

describe('the model of a board', () => {
  test('looks at the first two where nobody chose', () => {
    expect(modelOf('1=point@0,0').state.pair).toBeNull();
    expect(modelOf('1=point@0,0&2=point@9,9').state.pair).toEqual([0, 1]);
    expect(modelOf('1=point@0,0&2=point@9,9&3=point@5,5&pair=3,1').state.pair).toEqual([2, 0]);
  });

  test('knows all pairs that touch', () => {
    const line = [0, 1, 2, 3].map((i) => `${i + 1}=circle:10@${15 * i},0`).join('&');
    expect(modelOf(line).evaluation.touching).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  test('keeps the shapes of things that stay', () => {
    const model = modelOf('1=circle:10@0,0&2=circle:10@50,0');
    const [first, second] = model.evaluation.shapes;
    model.change(withThing(model.state, 0, (thing) => ({ ...thing, x: 35 })));
    expect(model.evaluation.shapes[0]).not.toBe(first);
    expect(model.evaluation.shapes[1]).toBe(second);
    expect(model.evaluation.touching).toEqual([[0, 1]]);
  });

  test('refuses what the library refuses, and stays as it was', () => {
    const model = modelOf('1=circle:10@0,0');
    const { state } = model;
    const flat = withThing(state, 0, (thing) => ({
      ...thing,
      form: { kind: 'circle', radius: 0 },
    }));
    expect(() => model.change(flat)).toThrow(SepaxError);
    expect(model.state).toBe(state);
  });

  test('undoes changes of shapes, and leaves the overlays as they are', () => {
    const model = modelOf('1=circle:10@0,0&2=circle:10@50,0');
    model.show('push', true);
    model.change(withThing(model.state, 0, (thing) => ({ ...thing, x: 35 })));
    model.settle();
    model.show('bounds', true);
    expect(model.undo()).toBe(true);
    expect(model.state.things[0]!.x).toBe(0);
    expect(model.state.overlays).toEqual(['push', 'bounds']);
    model.show('push', false);
    expect(model.redo()).toBe(true);
    expect(model.state.things[0]!.x).toBe(35);
    expect(model.state.overlays).toEqual(['bounds']);
    expect(model.undo()).toBe(true);
    expect(model.undo()).toBe(false);
  });
});
