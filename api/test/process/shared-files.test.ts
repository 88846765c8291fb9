import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import S3rver from '@20minutes/s3rver';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { PhotographService } from '../../src/features/sales/photographs/index.ts';
import { drawAhead, pictureUrl, ShopPictures } from '../../src/features/shop/pictures/index.ts';
import { readUploads } from '../../src/platform/config/uploads-config.ts';
import { openFiles } from '../../src/platform/files/open-files.ts';
import { portOf } from '../../src/platform/process/free-port.ts';
import { aCustomer, anAdmin } from '../account.ts';
import { aForm, ask } from '../fixtures/outside/legacy-client.ts';
import { aPhotograph, cameraPhotograph } from '../fixtures/photograph.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';

const KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
const DAYS_MS = 86_400_000;

interface Store {
  readonly env: Readonly<Record<string, string>>;
  /** The names of the stored files. */
  names(): string[];
}

const namesBelow = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const it = test
  .extend('folder', { scope: 'file' }, ({}, { onCleanup }) => {
    const path = mkdtempSync(join(tmpdir(), 'treadline-files-'));
    onCleanup(() => rmSync(path, { recursive: true, force: true }));
    return path;
  })
  .extend('bucket', { scope: 'file' }, async ({ folder }, { onCleanup }) => {
    const serve = async (allowMismatchedSignatures: boolean) => {
      const s3 = new S3rver({
        directory: join(folder, 's3'),
        silent: true,
        vhostBuckets: false,
        allowMismatchedSignatures,
        configureBuckets: [{ name: 'tyres' }],
      });
      await s3.configureBuckets();
      return s3.callback();
    };
    // s3rver signs a bucket's address without its last slash, so a second server accepts lists without checking
    // signatures.
    const [files, lists] = [await serve(false), await serve(true)];
    const state = { isHanging: false };
    const server = createServer((request, response) => {
      if (!state.isHanging) (/^\/\w+\/\?/.test(request.url ?? '') ? lists : files)(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onCleanup(async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
    const url = (name: string): string =>
      `s3://${name}/shop?endpoint=http://127.0.0.1:${portOf(server)}&timeout=1`;
    return {
      url,
      state,
      env: { UPLOADS_URL: url('tyres'), ...KEYS },
      names: () =>
        namesBelow(join(folder, 's3'))
          .filter((name) => name.endsWith('._S3rver_object'))
          .map((name) => name.replace('._S3rver_object', '')),
    };
  })
  .extend('shared', { scope: 'file' }, ({ folder }): Store => {
    const path = join(folder, 'shared');
    return { env: { UPLOADS_URL: pathToFileURL(path).href }, names: () => namesBelow(path) };
  });

/** Two shops on one database and one file store, each with its own data folder. */
async function withTwo(
  { env }: Store,
  act: (first: TestShop, second: TestShop) => Promise<void>,
): Promise<void> {
  const first = await openTestShop({ env });
  try {
    const second = await openTestShop({ besides: first, env });
    try {
      await act(first, second);
    } finally {
      await second.close();
    }
  } finally {
    await first.close();
  }
}

/** Uploads a picture as the owner does. */
async function upload(shop: TestShop, bytes: Buffer) {
  const admin = await anAdmin(shop);
  const { body, headers } = aForm({}, [{ name: 'photo.jpg', bytes }]);
  return ask(shop, 'POST', '/pictures', { body, headers: { ...admin.headers, ...headers } });
}

async function servesWhatTheOtherKeeps(store: Store, first: TestShop, second: TestShop): Promise<void> {
  const { status, body } = await upload(first, await cameraPhotograph());
  expect(status).toBe(201);
  const url = String(body['url']);
  const served = await second.app.inject(url);
  expect([served.statusCode, served.headers['cache-control'], served.headers['content-type']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'image/webp',
  ]);
  expect(served.headers['content-length']).toBe(String(served.rawPayload.length));
  expect((await first.app.inject(url)).headers.etag).toBe(served.headers.etag);
  const unchanged = { 'if-none-match': String(served.headers.etag) };
  expect((await first.app.inject({ url, headers: unchanged })).statusCode).toBe(304);
  const jpeg = await first.app.inject(url.replace('-640.webp', '-320.jpg'));
  expect(await sharp(jpeg.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 320 });
  // As for a picture uploaded before this width existed.
  const wide = url.replace('-640.webp', '-960.avif');
  await first.services.platform.files.remove(wide.slice(wide.indexOf('products/')));
  const made = await second.app.inject(new URL(wide, 'http://shop.test').pathname);
  expect(await sharp(made.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 960 });

  const drawing = pictureUrl('primacy-4-plus', 'side', 320);
  const drawn = await first.app.inject(drawing);
  expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await second.app.inject(drawing)).rawPayload.equals(drawn.rawPayload)).toBe(true);
  expect(store.names().filter((name) => drawing.endsWith(name))).toHaveLength(1);
  const before = store.names();
  const jobs = await first.services.get(ShopPictures).allJobs();
  await drawAhead({
    jobs: jobs.filter(({ name }) => /\/primacy-4-plus-.*-320\.webp$/.test(name)),
    files: first.services.platform.files,
    uploads: first.config.uploads,
    workers: 1,
    logger: { warn: () => {} },
    stopping: new AbortController().signal,
    report: () => {},
  });
  const ahead = store.names().filter((name) => !before.includes(name));
  expect(ahead.toSorted()).toEqual(
    [pictureUrl('primacy-4-plus', 'three-quarter', 320), pictureUrl('primacy-4-plus', 'tread', 320)].map(
      (url) => basename(url),
    ),
  );

  const customer = await aCustomer(first);
  const photograph = await aPhotograph(first, customer);
  const seen = await second.app.inject(photograph.url);
  expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 800 });
  expect((await second.app.inject(photograph.url.replace(/key=.*/, 'key=x'))).statusCode).toBe(404);

  const file = `${photograph.id}.webp`;
  expect(store.names()).toContain(file);
  second.setNow(new Date(Date.now() + 2 * DAYS_MS));
  await second.services.get(PhotographService).sweep();
  expect(store.names()).not.toContain(file);
  // Nothing is left in each process's own folders.
  for (const { config } of [first, second])
    expect(namesBelow(config.dataDir).filter((name) => /webp|avif|jpg|tmp/.test(name))).toEqual([]);
}

it('one process serves files that another stored in a shared folder', ({ shared }) =>
  withTwo(shared, (first, second) => servesWhatTheOtherKeeps(shared, first, second)));

it('one process serves files that another stored in a bucket; a hanging store gives 503 in time', ({
  bucket,
}) =>
  withTwo(bucket, async (first, second) => {
    await servesWhatTheOtherKeeps(bucket, first, second);
    const before = bucket.names();
    bucket.state.isHanging = true;
    const [picture, sent] = await Promise.all([
      first.app.inject(pictureUrl('primacy-4-plus', 'side', 320)),
      upload(second, await cameraPhotograph(400, 400)),
    ]);
    bucket.state.isHanging = false;
    const sentence = 'Sorry, we can’t reach our pictures at the moment. Please try again in a minute.';
    expect([picture.statusCode, picture.headers['retry-after'], picture.json<object>()]).toEqual([
      503,
      '60',
      { success: false, error: sentence, message: sentence, requestId: expect.any(String) },
    ]);
    expect(sent).toMatchObject({ status: 503, body: { error: sentence } });
    expect(bucket.names()).toEqual(before);
    expect((await first.app.inject(pictureUrl('primacy-4-plus', 'side', 320))).statusCode).toBe(200);
  }));

describe('an unusable store is refused at the start, with the setting to correct:', () => {
  it('an unknown key, a wrong secret, a missing bucket, an unreachable store', async ({ bucket }) => {
    const open = (env: Readonly<Record<string, string>>) =>
      openFiles(readUploads({ ...bucket.env, ...env }, '/nowhere'));
    await expect(open({ AWS_ACCESS_KEY_ID: 'other' })).rejects.toThrow(
      'AWS_ACCESS_KEY_ID must be a key for the store in UPLOADS_URL; the store doesn’t know it.',
    );
    await expect(open({ AWS_SECRET_ACCESS_KEY: 'other' })).rejects.toThrow(
      'AWS_SECRET_ACCESS_KEY must be the secret for AWS_ACCESS_KEY_ID; the store rejects its signature.',
    );
    await expect(open({ UPLOADS_URL: bucket.url('wheels') })).rejects.toThrow(
      'UPLOADS_URL must name an existing bucket; wheels doesn’t exist.',
    );
    await expect(open({ UPLOADS_URL: 's3://tyres?endpoint=http://127.0.0.1:1' })).rejects.toThrow(
      'Can’t reach http://127.0.0.1:1, the store in UPLOADS_URL (ECONNREFUSED).',
    );
  });

  it('a folder that isn’t writable', async () => {
    await expect(openFiles(readUploads({ UPLOADS_URL: 'file:///dev/null/x' }, '/nowhere'))).rejects.toThrow(
      'UPLOADS_URL must name a folder that the shop can write to; /dev/null/x is not (ENOTDIR).',
    );
  });
});
