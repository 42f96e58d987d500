import assert from 'node:assert/strict';
import test from 'node:test';
import { Player } from '../src/player.js';
import { freePort, ServerProcess } from '../src/server-process.js';
import { SlowNetwork } from '../src/slow-network.js';
import { HASH_EVERY } from '../src/timeline.js';
import { until } from './until.js';
import { wandering } from './wandering.js';

const STEPS = 10_000;
/** Ticks per second: about four times as fast as one would play. */
const RATE = 250;

test(`two clients far away stay in step for ${STEPS} ticks`, { timeout: 300_000 }, async (t) => {
  const server = await ServerProcess.start({ PORT: `${await freePort()}`, RATE: `${RATE}` });
  t.after(() => server.end('SIGKILL'));
  const near = await SlowNetwork.open({ target: server.port, latency: 10, jitter: 20 });
  t.after(() => near.close());
  const far = await SlowNetwork.open({ target: server.port, latency: 40, jitter: 60 });
  t.after(() => far.close());

  const endpoint = ({ port }: SlowNetwork) => `http://127.0.0.1:${port}`;
  const first = await Player.join({ endpoint: endpoint(near), buttonsAt: wandering(1) });
  const { roomId } = first;
  const second = await Player.join({ endpoint: endpoint(far), roomId, buttonsAt: wandering(2) });
  const players = [first, second];
  const from = second.welcome.tick;
  assert.notEqual(first.slot, second.slot);

  const to = from + STEPS;
  await until(
    `all are checked up to ${to}`,
    () => players.every(({ report }) => report.checkedTick >= to),
    250,
  );
  for (const { report, replayed } of players) {
    t.diagnostic(JSON.stringify({ ...report, replayed }));
    assert.equal(report.differences, 0);
    assert.equal(report.returns, 0);
    assert.ok(report.checks >= Math.floor(STEPS / HASH_EVERY), `${report.checks} checks`);
    // The other's inputs come late, and some of one's own, too.
    assert.ok(replayed > STEPS / 10, `${replayed} ticks played again`);
  }
  t.diagnostic(`the server played ${first.state.replayed} ticks again`);
  assert.ok(first.state.replayed > 0);
  for (const player of players) await player.leave();
});

test('a client whose game differs is found out and put right', { timeout: 60_000 }, async (t) => {
  const server = await ServerProcess.start({ PORT: `${await freePort()}`, RATE: `${RATE}` });
  t.after(() => server.end('SIGKILL'));
  const player = await Player.join({ endpoint: server.endpoint, buttonsAt: wandering(3) });
  const { report } = player;
  await until('there were checks', () => report.checks >= 3);
  assert.equal(report.differences, 0);

  player.game.step();
  await until('the difference is found', () => report.differences > 0);
  await until('the player was put right', () => player.welcome.tick > 0);
  const { differences, checks } = report;
  await until('there were more checks', () => report.checks >= checks + 10);
  assert.equal(report.differences, differences);
  await player.leave();
});
