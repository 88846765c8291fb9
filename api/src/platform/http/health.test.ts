import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Platform } from '../services/platform.ts';
import { installHealth } from './health.ts';

it('a process that is shutting down is alive, but not ready for requests', async () => {
  let isLeaving = false;
  const app = Fastify();
  installHealth(app, { pools: {} } as Platform, () => isLeaving);
  const statuses = async () =>
    Promise.all(['/api/health', '/api/ready'].map(async (url) => (await app.inject(url)).statusCode));
  expect(await statuses()).toEqual([200, 200]);
  isLeaving = true;
  expect(await statuses()).toEqual([200, 503]);
  await app.close();
});
