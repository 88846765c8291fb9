import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from '../src/platform/process/free-port.ts';

/** A test's own real HTTP server. */
export interface LocalServer {
  /** Without a trailing slash. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * @param answer called with each request once its body has arrived.
 * @param port the port to listen on; a free one by default.
 * @param host the address to listen on.
 */
export async function aLocalServer(
  answer: (body: string, request: IncomingMessage, response: ServerResponse) => void,
  port = 0,
  host = '127.0.0.1',
): Promise<LocalServer> {
  // If the answer throws, the run fails, because Vitest reports every unhandled rejection.
  const server = createServer(
    (request, response) => void text(request).then((body) => answer(body, request, response)),
  );
  server.listen(port, host);
  await once(server, 'listening');
  return {
    origin: `http://${host}:${portOf(server)}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
