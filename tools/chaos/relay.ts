import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { portOf } from '../../api/src/platform/process/free-port.ts';

/** A connection to a server that can be cut, or go silent like a cable whose break nobody has noticed yet. */
export interface Relay {
  readonly port: number;
  /** Lets nothing through in either direction, and closes nothing. */
  silence(): void;
  /** Breaks every connection; new ones are accepted. */
  cut(): void;
  /** Lets data through again, starting with what was held back. */
  heal(): void;
  close(): Promise<void>;
}

/** Opens a relay to a local server. */
export async function openRelay(target: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const keep = (socket: Socket, other: Socket): void => {
    sockets.add(socket);
    socket.pipe(other);
    // After the pipe, which would let it flow.
    if (isSilent) socket.pause();
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    keep(client, upstream);
    keep(upstream, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => sockets.forEach((socket) => void socket.destroy());
  return {
    port: portOf(server),
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    cut,
    heal() {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
