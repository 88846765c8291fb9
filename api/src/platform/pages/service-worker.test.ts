import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveServiceWorker, type ServiceWorker } from './service-worker.ts';

async function answered(worker: ServiceWorker | null) {
  const app = Fastify();
  serveServiceWorker(app, worker);
  return app.inject('/service-worker.js');
}

it('names the build in front of the worker, and forbids caching', async () => {
  const { body, headers } = await answered({ script: 'use(BUILD)', build: 'abc' });
  expect(body).toBe('const BUILD = "abc";\nuse(BUILD)');
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  });
});

it('answers with a worker that removes itself once the worker is disabled', async () => {
  expect((await answered(null)).body).toContain('self.registration.unregister()');
});
