import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from '../src/platform/process/free-port.ts';

/** A real HTTP server of a test's own. */
export interface LocalServer {
  /** Without a slash at the end. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * @param answer is called with each request once its body has come.
 * @param port to listen on; any when left out.
 */
export async function aLocalServer(
  answer: (body: string, request: IncomingMessage, response: ServerResponse) => void,
  port = 0,
): Promise<LocalServer> {
  // If the answer throws, the run fails: Vitest hears of every rejection that nothing handles.
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
