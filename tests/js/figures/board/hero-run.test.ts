/** The hero of the game on the shapes of a board, frame by frame of a clock of the test's own. */
import type { Shape } from 'sepax';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { evaluateBoard } from '../../../../web/figures/board/evaluation.js';
import { readBoard } from '../../../../web/figures/board/link.js';
import { HeroRun } from '../../../../web/figures/board/run/hero-run.js';
import { sceneState } from '../../../../web/figures/board/scenes.js';
import type { Command } from '../../../../web/figures/game/commands.js';
import { Held } from '../../../../web/figures/game/held.js';

const frame = 1000 / 60;
let now = 0;
let next: ((time: number) => void) | null = null;

beforeEach(() => {
  now = 0;
  next = null;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (call: (time: number) => void) => {
    next = call;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    next = null;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function frames(count: number, each: () => void = () => {}): void {
  for (let i = 0; i < count; i += 1) {
    now += frame;
    next?.(now);
    each();
  }
}

class Track {
  readonly held = new Held();
  readonly run: HeroRun;
  painted = 0;

  constructor(shapes: readonly Shape[], at: readonly [number, number]) {
    const [x, y] = at;
    this.run = new HeroRun({ x, y }, this.held, () => {
      this.painted += 1;
    });
    this.run.surround(shapes);
    this.run.run();
  }

  hold(...commands: Command[]): void {
    this.held.clear();
    for (const command of commands) this.held.press(command, command);
  }
}

const shapesOf = (fields: string): readonly Shape[] =>
  evaluateBoard(readBoard(`#v1&${fields}`)!).shapes;

const flat = '1=box:400,40@0,20&2=circle:30@150,-30';

test('he falls onto shapes, stands there, runs along them and is stopped by them', () => {
  const track = new Track(shapesOf(flat), [0, -200]);
  frames(60);
  expect(track.run.pose).toMatchObject({ x: 0, stands: true });
  expect(track.run.pose.y).toBeCloseTo(-20, 6);
  expect(track.painted).toBe(60);
  track.hold('right');
  frames(120);
  // Against the circle, which reaches from 120 on: its side is no floor, and he is 10 wide on each side.
  const { x, stands, facing } = track.run.pose;
  expect({ stands, facing }).toEqual({ stands: true, facing: 1 });
  expect(x).toBeGreaterThan(95);
  expect(x).toBeLessThan(115);
  track.run.dispose();
});

test('who falls off begins anew, and a pause lets nothing happen', () => {
  const track = new Track(shapesOf(flat), [-100, -60]);
  track.hold('left');
  let lowest = 0;
  frames(90, () => {
    lowest = Math.max(lowest, track.run.pose.y);
    if (lowest > 150) track.hold();
  });
  expect(lowest).toBeGreaterThan(150);
  frames(120);
  expect(track.run.pose.x).toBeCloseTo(-100, 6);
  const before = track.run.pose;
  track.run.pause();
  track.hold('right');
  frames(30);
  expect(track.run.pose).toEqual(before);
  track.run.dispose();
});

test('he goes on where he is when the shapes are others, and begins where he is told to', () => {
  const track = new Track(shapesOf(flat), [0, -60]);
  track.hold('right');
  frames(20);
  const { x } = track.run.pose;
  track.hold();
  track.run.surround(shapesOf('1=box:400,40@0,120'));
  frames(60);
  expect(track.run.pose.x).toBeGreaterThan(x - 1);
  expect(track.run.pose.y).toBeCloseTo(80, 6);
  track.run.begin({ x: -150, y: 60 });
  frames(30);
  expect(track.run.pose.x).toBe(-150);
  track.run.dispose();
});

test('the level among the scenes is run through from end to end', () => {
  const state = sceneState('level');
  const { question } = state;
  if (question?.kind !== 'run') throw new Error('Nobody runs there.');
  const track = new Track(evaluateBoard(state).shapes, question.at as [number, number]);
  let far = -Infinity;
  let stuck = 0;
  let jumped = false;
  // Runs to the right, and jumps before the pit and where it goes no further.
  for (let i = 0; i < 1200 && far < 360; i += 1) {
    const { x, stands } = track.run.pose;
    stuck = x > far + 1 ? 0 : stuck + 1;
    far = Math.max(far, x);
    // A jump is a press anew.
    const jump: boolean = stands && !jumped && (stuck > 10 || (x > -50 && x < 0));
    if (jump) track.hold('right', 'jump');
    else if (stands) track.hold('right');
    jumped = jump;
    frames(1);
  }
  expect(far).toBeGreaterThan(360);
  track.run.dispose();
});
