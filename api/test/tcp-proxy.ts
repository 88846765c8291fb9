import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What leads to a server of this machine, at a port of its own; behind it the server may change its port. */
export interface TcpProxy {
  readonly port: number;
  /** How many connections it has taken. */
  readonly taken: number;
  /** Leads to this port from now on, and breaks off what led elsewhere. */
  leadTo(port: number): void;
  /** Takes connections and lets nothing through, those that are open included. */
  fallSilent(): void;
  /** Breaks those off, and lets others through. */
  endSilence(): void;
  /** Lets others through; those stay as silent as they are, and open. */
  forgetSilenced(): void;
  close(): Promise<void>;
}

/** Opens a proxy that leads nowhere yet. */
export async function openTcpProxy(): Promise<TcpProxy> {
  let target: number | null = null;
  let isSilent = false;
  let taken = 0;
  const sockets = new Set<Socket>();
  function keep(socket: Socket): Socket {
    sockets.add(socket);
    // Either end may break off: that is what the tests are about.
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
