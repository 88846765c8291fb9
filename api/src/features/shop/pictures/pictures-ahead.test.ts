import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, getPriority, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect } from 'vitest';
import { shopTest } from '../../../../test/shop-test.ts';
import { bytesOf } from '../../../platform/files/file-store.ts';
import { openFiles } from '../../../platform/files/open-files.ts';
import type { PictureJob } from './picture.job.ts';
import { drawAhead, type PicturesAheadOptions } from './pictures-ahead.ts';
import { ShopPictures } from './shop-pictures.service.ts';
import { processesOf } from './started-processes.builder.ts';

const it = shopTest({ env: { GRAPHQL_MAX_COST: '10000' } })
  .extend('uploads', ({}, { onCleanup }) => {
    const path = mkdtempSync(join(tmpdir(), 'treadline-ahead-'));
    onCleanup(() => rmSync(path, { recursive: true, force: true }));
    return { kind: 'folder', path, setting: 'DATA_DIR' } as const;
  })
  .extend('files', ({ uploads }) => openFiles(uploads))
  /** Draws pictures ahead with one worker; by default the first three of the shop. */
  .extend('draw', ({ shop, uploads, files }) => async (options: Partial<PicturesAheadOptions> = {}) => {
    const jobs = await shop.services.get(ShopPictures).allJobs();
    const counts: number[] = [];
    await drawAhead({
      jobs: jobs.slice(0, 3),
      files,
      uploads,
      workers: 1,
      logger: { warn: () => {} },
      stopping: new AbortController().signal,
      ...options,
      report: (there, all) => {
        counts.push(there);
        options.report?.(there, all);
      },
    });
    return counts;
  });

/** The file names of a picture in all the widths and formats that pages use. */
const filesOf = (url: string): string[] =>
  [320, 480, 640, 960, 1280].flatMap((width) =>
    ['webp', 'avif'].map((format) => basename(url).replace('640.webp', `${width}.${format}`)),
  );

describe('pictures ahead', () => {
  it('are all that pages show', async ({ shop }) => {
    const answer = await shop.graphql<{
      models: { items: { images: { url: string }[] }[] };
      products: { items: { images: { url: string }[] }[] };
    }>('{ models(limit: 50) { items { images { url } } } products(limit: 50) { items { images { url } } } }');
    const { models, products } = answer.data ?? { models: { items: [] }, products: { items: [] } };
    const shown = [...models.items, ...products.items].flatMap(({ images }) => images.map(({ url }) => url));
    expect(shown.length).toBeGreaterThan(300);
    const jobs = await shop.services.get(ShopPictures).allJobs();
    const names = new Set(jobs.map(({ name }) => basename(name)));
    expect(shown.flatMap(filesOf).filter((name) => !names.has(name))).toEqual([]);
    expect(names.size).toBe(jobs.length);
  });

  it('aren’t drawn again, and go on where they were stopped', async ({ shop, files, draw }) => {
    const [first, second] = await shop.services.get(ShopPictures).allJobs();
    const kept = Buffer.from('already drawn');
    await files.write(first?.name ?? '', kept);
    const stopping = new AbortController();
    const counts = await draw({
      stopping: stopping.signal,
      report: (there) => {
        if (there === 2) stopping.abort();
      },
    });
    expect(counts).toEqual([1, 2]);
    expect(await files.has(second?.name ?? '')).toBe(true);
    expect(await draw()).toEqual([2, 3]);
    const file = await files.open(first?.name ?? '');
    expect(file && (await bytesOf(file))).toEqual(kept);
  });

  it('are drawn at the lowest priority, by a worker that leaves Ctrl-C to the command', async ({ draw }) => {
    const priorities: number[] = [];
    let worker: ChildProcess | undefined;
    const started = await processesOf(
      () =>
        draw({
          report: () => {
            if (worker?.pid === undefined) return;
            priorities.push(getPriority(worker.pid));
            worker.kill('SIGINT');
          },
        }),
      (process) => {
        worker = process;
      },
    );
    expect(priorities).toEqual(Array.from({ length: 3 }, () => constants.priority.PRIORITY_LOW));
    expect(started).toEqual([worker]);
  });

  it('leave out one that can’t be drawn', async ({ shop, draw }) => {
    const [first, second] = await shop.services.get(ShopPictures).allJobs();
    const broken = { ...first, name: 'products/broken.webp', format: 'gif' } as unknown as PictureJob;
    expect(await draw({ jobs: [broken, ...(second ? [second] : [])] })).toEqual([0, 1]);
  });
});
