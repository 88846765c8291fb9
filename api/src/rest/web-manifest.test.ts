import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { installWebManifest } from './web-manifest.ts';

const PUBLIC_FOLDER = fileURLToPath(new URL('../../../web/public', import.meta.url));

it('the manifest has the shop’s name and existing icons', async () => {
  const app = Fastify();
  installWebManifest(app, async () => ({ data: { shopSettings: { shopName: 'Tyres & Co' } } }));
  const answer = await app.inject('/manifest.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  const manifest = answer.json<{ name: string; icons: { src: string; purpose?: string }[] }>();
  expect(manifest).toMatchObject({ name: 'Tyres & Co', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src } of manifest.icons) expect(existsSync(PUBLIC_FOLDER + src), src).toBe(true);
});
