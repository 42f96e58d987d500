import assert from 'node:assert/strict';
import test, { type TestContext } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { MOST_LOST } from '../src/arena-room.js';
import { Player } from '../src/player.js';
import { Redis } from '../src/redis.js';
import { freePort, ServerProcess } from '../src/server-process.js';
import { until } from './until.js';
import { wandering } from './wandering.js';

const RATE = 100;

/** Redis and two servers, each of which can be started anew. */
async function startAll(t: TestContext) {
  const redis = await Redis.start(await freePort());
  t.after(() => redis.stop());
  const start = async (name: string, port: number) => {
    const server = await ServerProcess.start({
      PORT: `${port}`,
      NAME: name,
      REDIS: redis.url,
      PUBLIC_ADDRESS: `127.0.0.1:${port}`,
      RATE: `${RATE}`,
    });
    t.after(() => server.end('SIGKILL'));
    return server;
  };
  const [portA, portB] = [await freePort(), await freePort()];
  return {
    redis,
    a: await start('a', portA),
    b: await start('b', portB),
    startAgain: () => start('a', portA),
  };
}

/** One player in a room of each process: rooms are made where there are fewest. */
async function playersOnBoth({ endpoint }: ServerProcess): Promise<Map<string, Player>> {
  const players = new Map<string, Player>();
  for (let seed = 1; players.size < 2; seed++) {
    const player = await Player.join({ endpoint, buttonsAt: wandering(seed) });
    await until('the state is here', () => (player.state?.process ?? '') !== '');
    const { process } = player.state;
    if (players.has(process)) await player.leave();
    else players.set(process, player);
  }
  assert.deepEqual([...players.keys()].sort(), ['a', 'b']);
  return players;
}

async function checkedFurther(players: readonly Player[], checks = 10): Promise<void> {
  const goals = players.map(({ report }) => report.checks + checks);
  await until('there were more checks', () =>
    players.every(({ report }, i) => report.checks >= (goals[i] as number)),
  );
  for (const { report } of players) assert.equal(report.differences, 0);
}

/** While Redis answers nobody, a room waits: what it would play could be lost. */
async function waitsForRedis(redis: Redis, { report }: Player): Promise<void> {
  const before = report.serverTick;
  await redis.pause((4000 * MOST_LOST) / RATE);
  const played = report.serverTick - before;
  assert.ok(played > 0 && played < 2 * MOST_LOST, `${played} ticks without Redis`);
}

test('rooms are shared by processes and outlive them', { timeout: 300_000 }, async (t) => {
  const { redis, a, b, startAgain } = await startAll(t);
  const both = await playersOnBoth(a);
  const creator = both.get('a') as Player;
  const elsewhere = both.get('b') as Player;
  const { roomId } = creator;

  // The room is on a; the guest asks b.
  const guest = await Player.join({ endpoint: b.endpoint, roomId, buttonsAt: wandering(9) });
  assert.equal(guest.roomId, roomId);
  assert.equal(guest.state.process, 'a');
  await checkedFurther([creator, guest, elsewhere]);

  await waitsForRedis(redis, creator);
  await checkedFurther([creator, guest, elsewhere]);

  let server = a;
  const signals = ['SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGTERM'] as const;
  for (const [i, signal] of signals.entries()) {
    const slots = [creator.slot, guest.slot];
    // At any time between two saves.
    await setTimeout(500 * Math.random());
    await server.end(signal);
    const last = Math.max(creator.report.serverTick, guest.report.serverTick);
    server = await startAgain();
    await until('both are back', () =>
      [creator, guest].every(({ report }) => report.returns === i + 1),
    );
    assert.deepEqual([creator.slot, guest.slot], slots);
    assert.deepEqual([creator.roomId, guest.roomId], [roomId, roomId]);
    const lost = last - creator.welcome.tick;
    t.diagnostic(`${signal} after tick ${last}: ${lost} ticks lost`);
    assert.ok(
      last > 0 && lost <= (signal === 'SIGTERM' ? 0 : MOST_LOST),
      `${lost} ticks were lost`,
    );
    await checkedFurther([creator, guest, elsewhere]);
  }
  assert.equal(elsewhere.report.returns, 0);
  for (const player of [creator, guest, elsewhere]) await player.leave();
});
