import assert from 'node:assert/strict';
import test from 'node:test';
import { Budget } from '../src/budget.js';
import { Game } from '../src/game.js';
import { type Command, HASH_EVERY, Timeline, UNCONFIRMED } from '../src/timeline.js';

const TICKS = 10 * HASH_EVERY;

/** Numbers that are the same in each run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Three players come, and press and release buttons. */
function someCommands(): Command[] {
  const random = numbers(7);
  const below = (limit: number) => Math.floor(limit * random.next().value);
  const joins = [0, 1, 2].map((slot) => ({ slot, tick: 0, input: 'join' as const }));
  const presses = Array.from({ length: 100 }, () => ({
    slot: below(3),
    tick: below(TICKS),
    input: below(16),
  }));
  return [...joins, ...presses].map((command, order) => ({ ...command, order, seq: order }));
}

function playedInTime(commands: readonly Command[]): Timeline {
  const timeline = new Timeline(new Game());
  for (const command of commands) timeline.put(command);
  while (timeline.tick <= TICKS) timeline.advance();
  return timeline;
}

test('commands that come late make the same game', () => {
  const commands = someCommands();
  const inTime = playedInTime(commands);
  const late = new Timeline(new Game());
  const random = numbers(11);
  const waiting = commands.map((command) => {
    return { command, at: command.tick + Math.floor(60 * random.next().value) };
  });
  while (late.tick <= TICKS + 60) {
    for (const { command, at } of waiting) if (at === late.tick) late.put(command);
    late.advance();
  }
  for (let tick = 0; tick <= TICKS; tick += HASH_EVERY) {
    assert.equal(late.hashAt(tick), inTime.hashAt(tick), `tick ${tick}`);
  }
  assert.ok(late.replayed > 0);
});

test('a prediction that the server confirms at another tick leaves no trace', () => {
  const commands = someCommands();
  const moved = { slot: 1, tick: 100, input: 5, order: 1000, seq: 1000 };
  const inTime = playedInTime([...commands, moved]);
  const predicting = new Timeline(new Game());
  for (const command of commands) predicting.put(command);
  while (predicting.tick < 90) predicting.advance();
  const prediction = { ...moved, tick: 90, order: UNCONFIRMED };
  predicting.put(prediction);
  while (predicting.tick < 110) predicting.advance();
  predicting.replace(prediction, moved);
  while (predicting.tick <= TICKS) predicting.advance();
  assert.equal(predicting.hashAt(TICKS), inTime.hashAt(TICKS));
});

test('a prediction that comes true is not played again', () => {
  const timeline = new Timeline(new Game());
  const prediction = { slot: 0, tick: 3, input: 1, order: UNCONFIRMED, seq: 1 };
  timeline.put(prediction);
  while (timeline.tick < 10) timeline.advance();
  timeline.replace(prediction, { ...prediction, order: 0 });
  timeline.advance();
  assert.equal(timeline.replayed, 0);
});

test('a newcomer gets in step by the history', () => {
  const server = playedInTime(someCommands());
  server.forget(3 * HASH_EVERY);
  const { tick, saved, commands } = server.history();
  const game = new Game();
  game.load(saved);
  const newcomer = new Timeline(game, tick);
  for (const command of commands) newcomer.put(command);
  while (newcomer.tick <= TICKS) newcomer.advance();
  assert.equal(newcomer.hashAt(TICKS), server.hashAt(TICKS));
});

test('what is forgotten takes no commands', () => {
  const timeline = playedInTime([]);
  timeline.forget(60);
  assert.equal(timeline.oldest, 60);
  assert.throws(() => timeline.put({ slot: 0, tick: 59, input: 1, order: 0, seq: 0 }), RangeError);
});

test('a budget grows with the ticks, up to its limit, and is never overdrawn', () => {
  const budget = new Budget(120);
  assert.ok(budget.spend(100, 0));
  assert.ok(!budget.spend(21, 0));
  assert.equal(budget.left(0), 20);
  assert.equal(budget.left(50), 70);
  assert.equal(budget.left(1000), 120);
  // Ticks that were counted before bring nothing.
  assert.ok(budget.spend(120, 1000));
  assert.equal(budget.left(1000), 0);
});

test('what is pending is what is to be played again', () => {
  const timeline = playedInTime([]);
  const { tick } = timeline;
  assert.equal(timeline.pending, tick);
  timeline.put({ slot: 0, tick: tick - 7, input: 1, order: 0, seq: 0 });
  assert.equal(timeline.pending, tick - 7);
  timeline.settle();
  assert.equal(timeline.pending, tick);
});
