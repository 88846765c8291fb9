import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createLogger } from '../observability/logging.ts';
import { portOf } from '../process/free-port.ts';
import { createHttpServer } from './http-server.ts';

type Server = Awaited<ReturnType<typeof createHttpServer>>;

/** The shop's server with very short time-outs. */
const it = test.extend<{ app: Server; port: number }>({
  app: async ({}, use) => {
    const app = await createHttpServer(readConfig({}, '/'), createLogger('silent', process.stdout), {
      limit: 1,
      isSpent: () => false,
      spend: () => ({ current: 1, ttl: 60_000 }),
    });
    await use(app);
    await app.close();
  },
  port: async ({ app }, use) => {
    app.post('/echo', async ({ body }) => body);
    // More than the socket buffers hold.
    app.get('/long', async () => Buffer.alloc(64 * 1024 ** 2));
    app.get('/slow', async () => {
      await delay(app.server.timeout * 5);
      return 'At last';
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    await use(portOf(app.server));
  },
});

/** Sends `first`, and then `each` repeatedly until the server closes the connection. */
async function drip(port: number, first: string, each: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(first);
  const timer = setInterval(() => socket.write(each), 20);
  socket.on('close', () => clearInterval(timer)).on('error', () => undefined);
  return socket;
}

const HEAD = 'POST /echo HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\n';

// Node checks its connections only every few seconds, so the cases run concurrently.
it.concurrent.for([
  ['headers', { headersTimeout: 100 }, HEAD, 'X-Slow: x\r\n'],
  ['body', { headersTimeout: 100, requestTimeout: 100 }, `${HEAD}Content-Length: 100000\r\n\r\n"`, 'x'],
] as const)(
  'a visitor who never finishes sending their %s gets an error and is disconnected',
  async ([, patience, first, each], { app, port }) => {
    Object.assign(app.server, patience);
    expect(await text(await drip(port, first, each))).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  },
);

it('a visitor who doesn’t read a long answer is disconnected', async ({ app, port }) => {
  app.server.timeout = 200;
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const reader = await drip(port, 'GET /long HTTP/1.1\r\nHost: shop.test\r\n\r\n', '');
  reader.pause();
  const [connection] = await accepted;
  await once(connection, 'close');
  expect(connection.bytesWritten).toBeGreaterThan(0);
  reader.destroy();
});

it('a visitor whose answer takes long gets it', async ({ app, port }) => {
  app.server.timeout = 100;
  const answer = await fetch(`http://127.0.0.1:${port}/slow`);
  expect(await answer.text()).toBe('At last');
});

/** Sends the head of a request for a body of some characters, and then one of them at a time, every 100 ms. */
async function send(port: number, length: number, sent: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(`${HEAD}Connection: close\r\nContent-Length: ${length + 2}\r\n\r\n"`);
  for (let at = 0; at < sent; at += 1) {
    await delay(100);
    socket.write(at === length ? '"' : 'x');
  }
  return socket;
}

it('a visitor who sends slowly is answered, and one who stops sending is disconnected', async ({
  app,
  port,
}) => {
  app.server.timeout = 1_500;
  const [slow, stopped] = await Promise.all([send(port, 20, 21), send(port, 20, 3)]);
  expect(await text(slow)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*x{20}/);
  expect(await text(stopped)).toBe('');
});
