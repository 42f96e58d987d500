import { createServer, connect as dial, type Server, type Socket } from 'node:net';

/** A stretch of network that is slow: bytes take a while that varies, but keep their order. */
export interface SlowNetworkOptions {
  /** The port that everything goes on to. */
  readonly target: number;
  /** In either direction, in milliseconds. */
  readonly latency: number;
  /** At most so much on top, by chance, in milliseconds. */
  readonly jitter: number;
}

/** Opens a port behind which another is, far away. */
export class SlowNetwork {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(options: SlowNetworkOptions) {
    this.#server = createServer((near) => {
      const far = dial(options.target, '127.0.0.1');
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.setNoDelay();
        // 'close' follows.
        socket.on('error', () => {});
        socket.on('close', () => this.#sockets.delete(socket));
      }
      carry(near, far, options);
      carry(far, near, options);
    });
  }

  static async open(options: SlowNetworkOptions): Promise<SlowNetwork> {
    const network = new SlowNetwork(options);
    await new Promise<void>((done) => network.#server.listen(0, '127.0.0.1', done));
    return network;
  }

  get port(): number {
    return (this.#server.address() as { port: number }).port;
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}

function carry(from: Socket, to: Socket, { latency, jitter }: SlowNetworkOptions): void {
  let arrival = 0;
  const later = (action: () => void) => {
    const now = performance.now();
    arrival = Math.max(arrival, now + latency + jitter * Math.random());
    setTimeout(action, arrival - now);
  };
  from.on('data', (bytes) => later(() => to.write(bytes)));
  from.on('close', () => later(() => to.destroy()));
}
