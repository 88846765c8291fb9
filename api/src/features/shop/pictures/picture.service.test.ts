import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UploadsConfig } from '../../../platform/config/uploads-config.ts';
import { bytesOf } from '../../../platform/files/file-store.ts';
import { openFiles } from '../../../platform/files/open-files.ts';
import { pictureUrl, scalePictureUrl } from './picture.name.ts';
import { pictureRoutes } from './picture.routes.ts';
import { PictureService } from './picture.service.ts';
import { aTyreToTrace } from './tyre.builder.ts';

const logger = { warn: () => {} };
const MAIN = pictureUrl('primacy-4-plus', 'three-quarter', 320);
const nameIn = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** Longer than a visitor would wait: a test must not depend on how fast the machine draws. */
const NO_HURRY_MS = 300_000;

let directory: string;
let service: PictureService;
let app: FastifyInstance;

/** The file store in a folder. */
async function keptIn(path: string) {
  const uploads: UploadsConfig = { kind: 'folder', path, setting: 'DATA_DIR' };
  return { uploads, files: await openFiles(uploads) };
}

/** A service with one model, and its pictures folder. */
async function anotherService(): Promise<[PictureService, string]> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const made = new PictureService({
    ...(await keptIn(folder)),
    tyre: async (slug) => (slug === aTyreToTrace().slug ? aTyreToTrace() : null),
    hasSize: async ({ width }) => width === 205,
    logger,
    workers: 1,
    patienceMs: NO_HURRY_MS,
  });
  return [made, folder];
}

async function drawn(name: string, by = service): Promise<Buffer> {
  const file = await by.open(name);
  return file ? bytesOf(file) : Buffer.alloc(0);
}

beforeAll(async () => {
  [service, directory] = await anotherService();
  app = fastify();
  await app.register(pictureRoutes, { service });
});

afterAll(async () => {
  await app.close();
  await service.close();
  await rm(directory, { recursive: true, force: true });
});

describe('PictureService', () => {
  it('draws a model in the requested width and format', async () => {
    expect(await sharp(await drawn(nameIn(MAIN))).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 320,
      hasAlpha: true,
    });
    const avif = await drawn(nameIn(pictureUrl('primacy-4-plus', 'side', 640, 'avif')));
    expect(await sharp(avif).metadata()).toMatchObject({
      format: 'heif',
      compression: 'av1',
      width: 640,
    });
  });

  it('draws a size the shop sells beside its vehicle, and no other size', async () => {
    const [known, unknown] = [205, 215].map((width) =>
      nameIn(scalePictureUrl({ width, profile: 55, rim: 16, vehicle: 'car' })),
    );
    expect(await sharp(await drawn(known ?? '')).metadata()).toMatchObject({ format: 'webp', width: 640 });
    expect(await service.open(unknown ?? '')).toBeNull();
  });

  it('refuses an unknown model, and a path', async () => {
    for (const name of [
      'nobody-side-v1-640.webp',
      '../../package.json',
      '/etc/passwd',
      '..\\secret',
      'primacy-4-plus-side-v1-640.webp/..',
    ]) {
      expect(await service.open(name)).toBeNull();
    }
  });

  it('draws nothing until it is requested', async () => {
    const [other, elsewhere] = await anotherService();
    await drawn(nameIn(MAIN), other);
    await other.close();
    const files = await readdir(join(elsewhere, 'products'));
    expect(files).toEqual([nameIn(MAIN)]);
    await rm(elsewhere, { recursive: true, force: true });
  });

  it('shows the current look under an earlier name, which sent emails and articles still use', async () => {
    const [today, earlier] = [nameIn(MAIN), nameIn(MAIN).replace(/-v\d+-/, '-v1-')];
    expect(earlier).not.toBe(today);
    expect((await drawn(earlier)).equals(await drawn(today))).toBe(true);
  });
});

describe('pictureRoutes', () => {
  it('serves a picture that can be cached for ever', async () => {
    const answer = await app.inject(MAIN);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.rawPayload.length).toBe(Number(answer.headers['content-length']));
    const again = await app.inject({ url: MAIN, headers: { 'if-none-match': String(answer.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('serves a JPEG without transparency to email programs that know nothing newer', async () => {
    const answer = await app.inject(pictureUrl('primacy-4-plus', 'three-quarter', 320, 'jpg'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 320,
      hasAlpha: false,
    });
  });

  it('answers HEAD with the headers alone', async () => {
    const answer = await app.inject({ method: 'HEAD', url: MAIN });
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([200, 'image/webp', '']);
  });

  it('CARD-08 serves the placeholder under the products path', async () => {
    const answer = await app.inject('/uploads/products/tyre-placeholder.svg');
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.body).toMatch(/^<svg [^>]+>.*<\/svg>$/);
  });

  it.each(['nobody-side-v1-640.webp', '..%2F..%2Fpackage.json', 'x'])('answers 404 to %s', async (name) => {
    const answer = await app.inject(`/uploads/products/${name}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      success: false,
      error: 'This picture doesn’t exist.',
      message: 'This picture doesn’t exist.',
    });
  });

  it('serves the placeholder, uncached, when a picture is not drawn in time', async () => {
    const hasty = new PictureService({
      ...(await keptIn(directory)),
      tyre: async () => aTyreToTrace({ slug: 'late' }),
      hasSize: async () => false,
      logger,
      workers: 1,
      patienceMs: 0,
    });
    const impatient = fastify();
    await impatient.register(pictureRoutes, { service: hasty });
    const answer = await impatient.inject(pictureUrl('late', 'side'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    await impatient.close();
    await hasty.close();
  });

  it('wants a picture no longer when the visitor has left', async () => {
    const asked = Promise.withResolvers<void>();
    const left = Promise.withResolvers<null>();
    const busy = fastify();
    await busy.register(pictureRoutes, {
      service: {
        open: (_, leaving) => {
          leaving?.addEventListener('abort', () => left.resolve(null));
          asked.resolve();
          return left.promise;
        },
        knows: async () => false,
      },
    });
    const address = await busy.listen({ host: '127.0.0.1', port: 0 });
    const visit = new AbortController();
    const answer = fetch(address + MAIN, { signal: visit.signal });
    await asked.promise;
    visit.abort();
    await expect(answer).rejects.toThrow('aborted');
    expect(await left.promise).toBeNull();
    await busy.close();
  });
});
