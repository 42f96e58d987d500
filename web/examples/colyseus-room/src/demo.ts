/**
 * `npm start`: two processes behind Redis, or one where there is no Redis; two players far away from them, who
 * ask different processes; and a line each second. Until it is interrupted.
 */
import { button } from './game.js';
import { Player } from './player.js';
import { Redis } from './redis.js';
import { freePort, ServerProcess } from './server-process.js';
import { SlowNetwork } from './slow-network.js';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Rounds of a square, so many ticks to a side. */
function inSquares(side: number): (tick: number) => number {
  const sides = [button.right, button.up, button.left, button.down];
  return (tick) => sides[Math.floor(tick / side) % sides.length] as number;
}

async function findRedis(): Promise<Redis | undefined> {
  try {
    return await Redis.start(await freePort());
  } catch (error) {
    say(`one process only, as there is no Redis: ${(error as Error).message}`);
    return undefined;
  }
}

/** A process, and the slow way to it. */
async function startServer(name: string, redis: Redis | undefined): Promise<SlowNetwork> {
  const port = await freePort();
  const network = await SlowNetwork.open({ target: port, latency: 40, jitter: 30 });
  const shared = redis && { REDIS: redis.url, PUBLIC_ADDRESS: `127.0.0.1:${network.port}` };
  await ServerProcess.start({ PORT: `${port}`, NAME: name, ...shared });
  say(`process ${name} listens on ${port}, and 40 to 70 ms away on ${network.port}`);
  return network;
}

function line(player: Player): string {
  const { report, state, game, slot, tick, replayed } = player;
  const { x, y } = game.place(slot);
  return [
    `player ${slot} at tick ${tick} is at ${x.toFixed(1)}, ${y.toFixed(1)}`,
    `in the room of process ${state.process}`,
    `played ${replayed} ticks again (the server ${state.replayed})`,
    `${report.checks} checks, ${report.differences} differences`,
  ].join('; ');
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());

const redis = await findRedis();
const near = await startServer('a', redis);
const far = redis === undefined ? near : await startServer('b', redis);
const endpoint = ({ port }: SlowNetwork) => `http://127.0.0.1:${port}`;

const first = await Player.join({ endpoint: endpoint(near), buttonsAt: inSquares(40) });
const { roomId } = first;
const second = await Player.join({ endpoint: endpoint(far), roomId, buttonsAt: inSquares(25) });
setInterval(() => say([first, second].map(line).join('\n')), 1000);
