import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { aPortrait } from '@treadline/picture-tracer/portrait/portrait.builder';
import { afterEach, describe, expect, it } from 'vitest';
import type { PictureJob } from './picture.job.ts';
import type { WorkerPoolOptions } from './picture.pool.ts';
import { PictureQueue, type PictureLogger } from './picture.queue.ts';
import { processesOf } from './started-processes.builder.ts';

const workerUrl = new URL('answering-worker.builder.ts', import.meta.url);
const warnings: object[] = [];
const logger: PictureLogger = { warn: (details) => warnings.push(details) };
const open: PictureQueue[] = [];

function aQueue(options: Partial<WorkerPoolOptions> = {}): PictureQueue {
  const queue = new PictureQueue({
    workerUrl,
    workers: 1,
    niceness: 0,
    uploads: { kind: 'folder', path: '/nowhere', setting: 'DATA_DIR' },
    logger,
    ...options,
  });
  open.push(queue);
  return queue;
}

function aJob(name: string, width: PictureJob['width'] = 640): PictureJob {
  return { name, width, format: 'webp', drawing: aPortrait() };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

afterEach(async () => {
  await Promise.all(open.splice(0).map((queue) => queue.close()));
  warnings.length = 0;
});

describe('PictureQueue', () => {
  it('draws the narrowest picture first, and equals in the order they were requested', async () => {
    const queue = aQueue();
    const order: string[] = [];
    const add = (name: string, width: PictureJob['width']): Promise<unknown> =>
      queue.add(aJob(name, width)).then(() => order.push(name));
    await Promise.all([
      add('first', 1280),
      add('wide', 1280),
      add('phone', 480),
      add('a', 320),
      add('b', 320),
    ]);
    expect(order).toEqual(['first', 'a', 'b', 'phone', 'wide']);
  });

  it('never lets a card wait for wide pictures, however many are requested', async () => {
    const queue = aQueue({ workers: 2 });
    const wide: Promise<boolean>[] = [];
    const [worker] = await processesOf(async () => {
      wide.push(...['held', 'held too', 'held three'].map((name) => queue.add(aJob(name, 1280))));
    });
    const cards = ['card', 'card too', 'card three'].map((name) => queue.add(aJob(name, 320)));
    expect(await Promise.all(cards)).toEqual([true, true, true]);
    for (const each of wide) {
      worker?.send({ name: 'done' });
      expect(await each).toBe(true);
    }
  });

  it('begins no picture that nobody wants any more', async () => {
    const queue = aQueue();
    const [leaving, staying] = [new AbortController(), new AbortController()];
    const left: Promise<boolean>[] = [];
    const [worker] = await processesOf(async () => {
      void queue.add(aJob('held'));
      left.push(queue.add(aJob('left'), leaving.signal), queue.add(aJob('shared'), leaving.signal));
    });
    const shared = queue.add(aJob('shared'), staying.signal);
    leaving.abort();
    expect(await left[0]).toBe(false);
    worker?.send({ name: 'done' });
    expect(await shared).toBe(true);
    expect(await queue.add(aJob('late'), leaving.signal)).toBe(false);
  });

  it('draws a picture once that is requested twice', async () => {
    const queue = aQueue();
    const asked = ['deadly', 'deadly'].map((name) => queue.add(aJob(name)));
    expect(await Promise.all(asked)).toEqual([false, false]);
    // One picture is tried twice; two would make four warnings.
    expect(warnings).toHaveLength(2);
  });

  it('ends an idle worker, and starts another for the next picture', async () => {
    const queue = aQueue({ idleMs: 0 });
    const [worker] = await processesOf(() => queue.add(aJob('first')));
    if (worker && !hasEnded(worker)) await once(worker, 'exit');
    const [next] = await processesOf(() => queue.add(aJob('second')));
    expect([worker?.exitCode, next?.exitCode]).toEqual([0, null]);
  });

  it('carries on after a worker dies while drawing, and gives that picture up after a second attempt', async () => {
    const queue = aQueue();
    const [deadly, next] = await Promise.all([queue.add(aJob('deadly')), queue.add(aJob('next'))]);
    expect([deadly, next]).toEqual([false, true]);
    expect(warnings).toMatchObject([
      { picture: 'deadly', again: true },
      { picture: 'deadly', again: false },
    ]);
  });

  it('logs a picture that could not be drawn', async () => {
    expect(await aQueue().add(aJob('failing'))).toBe(false);
    expect(warnings).toMatchObject([{ picture: 'failing', failure: 'no ink' }]);
  });

  it('leaves no process and no pending promise when closed', async () => {
    const queue = aQueue();
    const waiting: Promise<boolean>[] = [];
    const workers = await processesOf(async () => {
      waiting.push(...['a', 'b', 'c'].map((name) => queue.add(aJob(name))));
      await queue.close();
    });
    expect(workers.map(hasEnded)).toEqual([true]);
    expect((await Promise.all(waiting)).at(-1)).toBe(false);
    expect(await queue.add(aJob('d'))).toBe(false);
  });

  it('logs nothing about a picture whose worker ends during shutdown', async () => {
    const queue = aQueue();
    const left = queue.add(aJob('deadly'));
    await queue.close();
    expect([await left, warnings]).toEqual([false, []]);
  });
});
