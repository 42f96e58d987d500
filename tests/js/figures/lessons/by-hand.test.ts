/** All that is to be tried in the lessons is done by a hand, and undone again. */
import { describe, expect, test } from 'vitest';
import { held } from '../../../../web/figures/all-together/play.js';
import { type SpaceState, vector3Of } from '../../../../web/figures/planes/space.js';
import { SpaceView } from '../../../../web/figures/planes/space-view.js';
import { type LessonName, lessonNames } from '../../../../web/figures/registry.js';
import { allOver, along, around, Hand, turning } from '../../figure/hand.js';
import { figureOf } from './support.js';

const at = (x: number, y: number) => ({ x, y });

/** How each thing is done. */
const ways: Record<LessonName, Record<string, (hand: Hand) => unknown>> = {
  shadows: {
    'try.gap': (hand) => hand.until('try.gap', around('axis', at(0, 0), 200, 72)),
    'try.narrow': (hand) => hand.until('try.narrow', around('axis', at(0, 0), 200, 3600)),
    'try.sliver': (hand) => hand.until('try.sliver', around('axis', at(0, 0), 200, 1800)),
  },
  'separating-axis': {
    'try.overlap': (hand) => hand.drag('a', 20, 10),
    'try.last': (hand) => hand.until('try.last', around('a', at(80, 45), 140, 90)),
    'try.touch': (hand) => hand.drag('a', -50, 40),
  },
  'way-out': {
    'try.tie': (hand) => hand.until('try.tie', allOver('a', at(-60, -60), at(140, 40), 4)),
    'try.inside': (hand) => hand.drag('a:0', 45, -35).drag('a:1', 52, -50).drag('a:2', 62, -32),
    'try.shallow': (hand) => hand.until('try.shallow', along('a', at(-42, 8), at(-142, 8), 200)),
  },
  'moving-shapes': {
    'try.through': (hand) => hand.drag('a:velocity', 230, 10),
    'try.falseAlarm': (hand) =>
      hand.until('try.falseAlarm', allOver('a:velocity', at(-150, -200), at(250, 200), 20)),
    // Beside one another to the unit, once both are upright.
    'try.graze': (hand) =>
      hand.turn('a', 30).turn('b', -20).drag('a', -88, 88).drag('a:velocity', 200, 88),
  },
  'circles-boxes': {
    'try.wide': (hand) => hand.drag('a', 150, -62),
    'try.inside': (hand) => hand.drag('a', 0, 0),
    'try.touch': (hand) => hand.turn('turn', -15).drag('a', 105, 85).drag('radius', 155, 85),
  },
  segments: {
    'try.beside': (hand) => hand.drag('b0', -93, 0).drag('b1', 71, 103),
    'try.touching': (hand) => hand.drag('a0', 0, 0).drag('a1', 100, 0).drag('b0', 50, 0),
    'try.overlap': (hand) =>
      hand.drag('a0', 0, 0).drag('a1', 100, 0).drag('b0', 50, 0).drag('b1', 150, 0),
    'try.wrong': (hand) => hand.edit((state) => ({ ...state, zoom: 54 })),
  },
  'which-way': {
    'try.circle': (hand) => hand.until('try.circle', around('t', at(58, 92), 80, 36)),
    'try.behind': (hand) => hand.drag('t', 6, 70),
    'try.same': (hand) => hand.drag('t', 214, 158),
    'try.far': (hand) => hand.until('try.far', allOver('t', at(200, 150), at(230, 170), 1)),
  },
  planes: {
    'try.sum': (hand) => aim(hand, 'q', [-10, -50, 47]) && aim(hand, 'p', [35, 31, -18]),
    'try.short': (hand) => aim(hand, 'p', [20, -50, 28]),
    'try.edge': (hand) => aim(hand, 'p', [-60, -50, -30]),
    'try.inPlane': (hand) => aim(hand, 'q', [40, -30, 5]) && aim(hand, 'p', [-40, -20, -10]),
  },
  'fast-bullets': {
    'try.side': (hand) => hand.until('try.side', along('p', at(-112, 72), at(-112, 160), 88)),
    'try.corner': (hand) => hand.until('try.corner', along('p', at(-112, 72), at(-112, 160), 88)),
    'try.graze': (hand) => hand.until('try.graze', along('p', at(-112, 100), at(-112, 160), 600)),
    'try.inside': (hand) => hand.drag('p', 22, 0),
  },
  'turned-boxes': {
    'try.plus': (hand) =>
      hand
        .drag('a', 0, 0)
        .drag('a:nose', 75, 0)
        .drag('b', 200, 6)
        .drag('b:nose', 200, 80)
        .drag('b', 0, 6),
    'try.upright': (hand) => hand.drag('a:nose', 29, 26).drag('b:nose', 101, -34),
    'try.alarm': (hand) => hand.until('try.alarm', allOver('b', at(-20, -60), at(60, 40), 4)),
    'try.lower': (hand) => {
      const { x, y } = hand.show('edges').at('lift');
      hand.until('try.lower', along('lift', at(x, y), at(x, y + 60), 60));
    },
  },
  thousands: {
    'try.hundredth': (hand) =>
      hand.until('try.hundredth', along('count', at(300, 0), at(800, 0), 20)),
    'try.waste': (hand) => hand.until('try.waste', turning('bar', 4, 90)),
    'try.small': (hand) => hand.show('cells').drag('cell', 1, 1),
    'try.nothing': (hand) =>
      hand
        .drag('corner', 545, 145)
        .until('try.nothing', allOver('query', at(20, 20), at(760, 560), 20)),
  },
  'dents-holes': {
    'try.dent': (hand) => hand.drag('a', -10, -60),
    'try.hole': (hand) => hand.turn('a:turn', -90).drag('a', 0, 51),
    'try.few': (hand) => hand.drag('0:3', -10, -80).drag('0:2', -64, -80).drag('0:4', 44, -80),
    'try.simple': (hand) => hand.turn('a:turn', -90).drag('a', 30, -50),
  },
  'all-together': {
    'try.flag': (hand) => play(hand, 'try.flag', 'right', 'fire'),
    'try.steep': (hand) => hand.drag('hill', 210, -170),
    'try.dodge': (hand) => play(hand, 'try.dodge', 'left'),
  },
};

/** Brings an end of the segment in space to a point: across the view by a drag, then nearer by keys. */
function aim(hand: Hand, id: string, [x, y, z]: [number, number, number]): Hand {
  const { yaw, pitch, from, to } = hand.controller.model.state as SpaceState;
  const view = new SpaceView(yaw, pitch);
  const place = view.toStage({ x, y, z });
  hand.drag(id, place.x, place.y);
  const depth = view.depthOf(vector3Of(id === 'p' ? from : to));
  return hand.turn(id, view.depthOf({ x, y, z }) - depth);
}

/** Plays with commands held down for a minute at most; jumps are tried again and again. */
function play(hand: Hand, key: string, ...commands: ('left' | 'right' | 'fire')[]): void {
  for (const command of commands) held.press(command, command);
  try {
    for (let frame = 0; frame < 3600 && !hand.praised.has(key); frame += 1) {
      if (frame % 60 === 0) held.press('jump', 'jump');
      if (frame % 60 === 25) held.release('jump');
      hand.controller.advance(1 / 60);
      hand.controller.tick();
    }
  } finally {
    held.clear();
  }
}

/** Whose end cannot be taken back by the same hand: a game that is over. */
const played = ['try.flag', 'try.dodge'];

describe.each(lessonNames)('%s', async (name) => {
  const figure = await figureOf(name);
  const { challenges } = figure;

  test('for each thing to try there is a way', () => {
    expect(Object.keys(ways[name]).sort()).toEqual(challenges.map(({ key }) => key).sort());
  });

  test.each(challenges.map(({ key }) => key))('%s is done by hand, and undone', (key) => {
    const hand = new Hand(figure);
    hand.reset();
    expect(hand.praised.has(key)).toBe(false);
    ways[name][key]!(hand);
    expect([...hand.praised]).toContain(key);
    if (played.includes(key)) hand.reset();
    else hand.backFrom(key);
    expect([...hand.praised]).not.toContain(key);
    expect([...hand.done]).toContain(key);
  });
});
