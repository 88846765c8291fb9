import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createLogger } from '../observability/logging.ts';
import { createHttpServer } from './http-server.ts';

it('a closing server answers the request in flight and then ends', async () => {
  const app = await createHttpServer(readConfig({}, '/'), createLogger('silent', process.stdout), {
    limit: 1,
    isSpent: () => false,
    spend: () => ({ current: 1, ttl: 60_000 }),
  });
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: open, resolve: letThrough } = Promise.withResolvers<void>();
  const { promise: closing, resolve: close } = Promise.withResolvers<void>();
  app.addHook('preClose', async () => close());
  app.get('/slow', async () => {
    arrive();
    await open;
    return 'answered';
  });
  const answer = fetch(`${await app.listen({ host: '127.0.0.1', port: 0 })}/slow`);
  await arrived;
  const closed = app.close();
  await closing;
  letThrough();
  expect(await (await answer).text()).toBe('answered');
  expect((await answer).headers.get('connection')).toBe('close');
  await closed;
});
