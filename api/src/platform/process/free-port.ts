import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** A local port that is currently free. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * The port that a server listens on.
 * @throws Error if it isn't listening on a port.
 */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server isn’t listening on a port.');
  return address.port;
}
