/**
 * A process that has rooms. Set by the environment:
 *
 * - `PORT`: where it listens. Default 2567.
 * - `REDIS`: the address of Redis, as `redis://…`. Without, there is just this process.
 * - `NAME`: under which its rooms are kept; the same whenever the process is started. Default: the port.
 * - `PUBLIC_ADDRESS`: host and port under which clients reach this very process. Needed with Redis.
 * - `RATE`: ticks per second, up to 500. Default 60.
 */
import { LocalDriver, LocalPresence, matchMaker, Server } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { ArenaRoom } from './arena-room.js';
import { SavedRooms } from './saved-rooms.js';

const { PORT = '2567', REDIS, NAME = PORT, PUBLIC_ADDRESS, RATE = '60' } = process.env;
/** For which a client may say nothing, and then for which its seat is kept. */
const PATIENCE_SECONDS = 60;
const HOLD_SECONDS = 60;
const PING_SECONDS = 5;

const presence = REDIS === undefined ? new LocalPresence() : new RedisPresence(REDIS);
const driver = REDIS === undefined ? new LocalDriver() : new RedisDriver(REDIS);
const rooms = new SavedRooms(presence, NAME);

const server = new Server({
  presence,
  driver,
  ...(PUBLIC_ADDRESS === undefined ? {} : { publicAddress: PUBLIC_ADDRESS }),
  transport: new WebSocketTransport({
    pingInterval: 1000 * PING_SECONDS,
    pingMaxRetries: PATIENCE_SECONDS / PING_SECONDS,
  }),
  greet: false,
});
server.define('arena', ArenaRoom, { rooms, rate: Number(RATE), holdSeconds: HOLD_SECONDS });
await server.listen(Number(PORT));

// The rooms that this process had when it was killed, under their old names.
for (const id of await rooms.ids()) {
  await driver.remove(id);
  await matchMaker.handleCreateRoom('arena', {}, undefined, id);
}
process.stdout.write(`listening on ${PORT}\n`);
