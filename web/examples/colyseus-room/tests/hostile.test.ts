/** Clients that want to do harm: what they can make the room do is bounded, and they keep nothing. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { Client, type Room } from '@colyseus/sdk';
import type { Welcome } from '../src/messages.js';
import { Player } from '../src/player.js';
import { freePort, ServerProcess } from '../src/server-process.js';
import { until } from './until.js';
import { wandering } from './wandering.js';

const RATE = 60;

async function startServer(t: { after(end: () => unknown): void }): Promise<ServerProcess> {
  const server = await ServerProcess.start({ PORT: `${await freePort()}`, RATE: `${RATE}` });
  t.after(() => server.end('SIGKILL'));
  return server;
}

/** A client that says what it likes. */
async function intruder(endpoint: string, roomId: string): Promise<{ room: Room; slot: number }> {
  const room = await new Client(endpoint).joinById(roomId);
  room.reconnection.enabled = false;
  for (const type of ['command', 'check', 'beat']) room.onMessage(type, () => {});
  const { slot } = await new Promise<Welcome>((done) => {
    room.onMessage<Welcome>('welcome', done);
  });
  return { room, slot };
}

test('inputs for long ago, 300 a second, do not make the room play more than twice', async (t) => {
  const { endpoint } = await startServer(t);
  const player = await Player.join({ endpoint, buttonsAt: wandering(3) });
  const { room } = await intruder(endpoint, player.roomId);
  const { serverTick: first } = player.report;
  let seq = 0;
  const timer = setInterval(() => {
    for (let i = 0; i < 3; i++) {
      seq += 1;
      room.send('input', { seq, tick: 0, buttons: seq % 16 });
      if (seq % 10 === 0) room.send('resync');
    }
  }, 10);
  await until('300 ticks were played', () => player.report.serverTick > first + 300);
  clearInterval(timer);
  assert.ok(seq > 600);
  // The budget that it began with, and a tick for each tick, of both players.
  const played = player.report.serverTick - first;
  const { replayed } = player.state;
  assert.ok(replayed <= 2 * (120 + played), `${replayed} of ${played} played again`);
  assert.equal(player.report.differences, 0);
  await Promise.all([room.leave(), player.leave()]);
});

test('who is thrown out loses the seat at once, and can not come back to it', async (t) => {
  const { endpoint } = await startServer(t);
  const player = await Player.join({ endpoint, buttonsAt: wandering(5) });
  const { room, slot } = await intruder(endpoint, player.roomId);
  const left = new Promise<void>((done) => {
    room.onLeave(() => done());
  });
  for (let i = 0; i < 20 * RATE; i++) room.send('beat', 0);
  await left;
  const next = await Player.join({ endpoint, roomId: player.roomId, buttonsAt: wandering(7) });
  assert.equal(next.slot, slot);
  await Promise.all([next.leave(), player.leave()]);
});
