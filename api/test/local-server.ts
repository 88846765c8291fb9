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
 */
export async function aLocalServer(
  answer: (body: string, request: IncomingMessage, response: ServerResponse) => void,
  port = 0,
): Promise<LocalServer> {
  // If the answer throws, the run fails, because Vitest reports every unhandled rejection.
  const server = createServer(
    (request, response) => void text(request).then((body) => answer(body, request, response)),
  );
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
