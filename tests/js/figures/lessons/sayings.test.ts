/** What a step says holds in the state that it is said of: where that needs another sentence, there is one. */
import { collide, Polygon } from 'sepax';
import { describe, expect, test } from 'vitest';
import type { FigureView } from '../../../../web/figure/element/figure.js';
import type { Step } from '../../../../web/figure/element/step.js';
import type { MovingState } from '../../../../web/figures/moving-shapes/scene.js';
import { Hand } from '../../figure/hand.js';
import { figureOf, viewOf } from './support.js';

const stepOf = ({ steps }: FigureView, phase: string): Step | undefined =>
  steps.find((step) => step.phase === phase);

describe('lesson 2', async () => {
  const figure = await figureOf('separating-axis');
  const triangle = '-20,-20_20,-20_0,30';

  test('the edges that need no test are spoken of by their number', () => {
    const seen = new Set<number>();
    for (let around = 0; around < 360; around += 10) {
      const x = 50 * Math.cos((around * Math.PI) / 180);
      const y = 50 * Math.sin((around * Math.PI) / 180);
      for (let degrees = 0; degrees < 360; degrees += 30) {
        const view = viewOf(figure, `a=${triangle}@0,0~0&b=${triangle}@${x},${y}~${degrees}`);
        const step = stepOf(view, 'apart');
        if (step?.mark !== 'answer') continue;
        const left = Number(step.values.left);
        expect(step.say).toBe(['do.apartLast', 'do.apartNext'][left] ?? 'do.apart');
        seen.add(left);
      }
    }
    expect([...seen].sort()).toEqual(expect.arrayContaining([0, 1, 2]));
  });
});

describe('lesson 4', async () => {
  const figure = await figureOf('moving-shapes');
  const link = (place: string, velocity: string): string =>
    `a=-26,-18_30,0_-26,18@${place}&b=-24,-34_24,-34_24,34_-24,34@62,36~20&velocity=${velocity}&time=0.4`;

  /** How deep the shapes overlap at the end of the frame; 0 if they are apart. */
  function depthAtEnd({ a, b, velocity }: MovingState): number {
    const placed = ({ points, x, y, degrees }: MovingState['a']): Polygon =>
      new Polygon(points, { x, y, angle: (degrees * Math.PI) / 180 });
    const [x, y] = velocity!;
    const moved = placed(a);
    moved.translate(x, y);
    return collide(moved, placed(b)).depth;
  }

  test.each([
    ['it ends inside', '-88,62~-30', '130,-30', 'do.push'],
    ['it starts and ends inside', '62,66~-30', '0,1', 'do.push'],
    ['it flies through', '-88,62~-30', '346.18,-58.95', 'do.pushBack'],
    ['it ends inside, on the other side', '61,-71~58', '-9,144', 'do.pushBack'],
    ['it starts inside and flies off', '62,36~0', '0,-200', 'do.pushOut'],
  ] as const)('the push is the overlap at the end only if it is so: %s', (_, a, v, say) => {
    const view = viewOf(figure, link(a, v));
    const step = stepOf(view, 'push')!;
    expect(step.say).toBe(say);
    const depth = depthAtEnd(view.state as MovingState);
    const said = Number(step.values.depth);
    if (say === 'do.push') expect(depth).toBeCloseTo(said, 2);
    else expect(depth).toBeLessThan(said - 1);
  });

  test.each([
    ['one axis does both', '-88,62~-30', '346.18,-58.95', 'do.commonOne'],
    ['another separates first', '-88,62~-30', '400,-200', 'do.common'],
    ['none separates', '-88,62~-30', '130,-30', 'do.commonStay'],
  ] as const)('which shadows meet last and separate first: %s', (_, a, v, say) => {
    const { say: said, values } = stepOf(viewOf(figure, link(a, v)), 'common')!;
    expect(said).toBe(say);
    if (say !== 'do.commonStay') expect(values.last === values.first).toBe(say === 'do.commonOne');
    expect(Number(values.exit) === 100).toBe(say === 'do.commonStay');
  });
});

describe('lesson 7', async () => {
  const figure = await figureOf('which-way');

  test('a target on the missile is refused in words of the figure, until it is elsewhere', () => {
    const hand = new Hand(figure);
    const { controller } = hand;
    const before = controller.link;
    const { x, y } = hand.at('m');
    hand.drag('t', x, y);
    expect(controller.notice).toEqual({ key: 'refused.direction' });
    expect(controller.link).toBe(before);
    hand.drag('t', x + 40, y);
    expect(controller.notice).toBe(null);
    hand.drag('m', x + 40, y);
    expect(controller.notice).toEqual({ key: 'refused.direction' });
  });
});
