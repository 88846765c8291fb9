import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy on its own port to a local server, whose port may change. */
export interface TcpProxy {
  readonly port: number;
  /** How many connections it has accepted. */
  readonly taken: number;
  /** Proxies to this port from now on, and breaks existing connections. */
  leadTo(port: number): void;
  /** Accepts connections but lets nothing through, also on open ones. */
  fallSilent(): void;
  /** Breaks the silenced connections, and lets new ones through. */
  endSilence(): void;
  /** Lets new connections through; the silenced ones stay silent, and open. */
  forgetSilenced(): void;
  close(): Promise<void>;
}

/** Opens a proxy without a target yet. */
export async function openTcpProxy(): Promise<TcpProxy> {
  let target: number | null = null;
  let isSilent = false;
  let taken = 0;
  const sockets = new Set<Socket>();
  function keep(socket: Socket): Socket {
    sockets.add(socket);
    // Either end can break the connection: that's what the tests are about.
    return socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  }
  function breakOff(): void {
    for (const socket of sockets) socket.destroy();
  }
  const server = createServer((from) => {
    keep(from);
    taken += 1;
    if (target === null || isSilent) return;
    const to = keep(connect(target, '127.0.0.1'));
    from.pipe(to).pipe(from);
    from.once('close', () => to.destroy());
    to.once('close', () => from.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    get taken() {
      return taken;
    },
    leadTo(port) {
      target = port;
      breakOff();
    },
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    endSilence() {
      isSilent = false;
      breakOff();
    },
    forgetSilenced() {
      isSilent = false;
    },
    async close() {
      server.close();
      breakOff();
      await once(server, 'close');
    },
  };
}
