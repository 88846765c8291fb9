import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { installWebManifest } from './web-manifest.ts';

const PUBLIC_FOLDER = fileURLToPath(new URL('../../../web/public', import.meta.url));

it('the manifest has the shop’s name and existing icons', async () => {
  const app = Fastify();
  installWebManifest(app, async () => ({ data: { shopSettings: { shopName: 'Tyres & Co', icons: null } } }));
  const answer = await app.inject('/manifest.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  const manifest = answer.json<{ name: string; icons: { src: string; purpose?: string }[] }>();
  expect(manifest).toMatchObject({ name: 'Tyres & Co', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src } of manifest.icons) expect(existsSync(PUBLIC_FOLDER + src), src).toBe(true);
});

it('the manifest has the owner’s icons once there are some', async () => {
  const app = Fastify();
  const icons = { small: '/look/s.png', large: '/look/l.png', maskable: '/look/m.png' };
  installWebManifest(app, async () => ({ data: { shopSettings: { shopName: 'Tyres & Co', icons } } }));
  const manifest = (await app.inject('/manifest.webmanifest')).json<{ icons: { src: string }[] }>();
  expect(manifest.icons.map(({ src }) => src)).toEqual(['/look/s.png', '/look/l.png', '/look/m.png']);
});
