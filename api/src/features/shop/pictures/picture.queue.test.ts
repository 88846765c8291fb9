import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { aPortrait } from '@treadline/picture-tracer/portrait/portrait.builder';
import { afterEach, describe, expect, it } from 'vitest';
import type { PictureJob } from './picture.job.ts';
import type { WorkerPoolOptions } from './picture.pool.ts';
import { PictureQueue, type PictureLogger } from './picture.queue.ts';

/**
 * A thread that replies without drawing: the picture's name says whether it fails, ends or succeeds. A
 * patient one succeeds once any thread has been given a card.
 */
const ANSWERING_THREAD = `
import { BroadcastChannel, parentPort } from 'node:worker_threads';
const cards = new BroadcastChannel('cards');
cards.unref();
parentPort.on('message', ({ name }) => {
  const reply = () => parentPort.postMessage(name.startsWith('failing') ? { failure: 'no ink' } : {});
  if (name.startsWith('deadly')) process.exit(1);
  // Again and again, for a patient thread that only begins to listen.
  if (name.startsWith('card')) setInterval(() => cards.postMessage(''), 1);
  if (name.startsWith('patient')) cards.onmessage = reply;
  else reply();
});`;

const workerUrl = new URL(`data:text/javascript,${encodeURIComponent(ANSWERING_THREAD)}`);
const warnings: object[] = [];
const logger: PictureLogger = { warn: (details) => warnings.push(details) };
const open: PictureQueue[] = [];

function aQueue(options: Partial<WorkerPoolOptions> = {}): PictureQueue {
  const queue = new PictureQueue({
    workerUrl,
    workers: 1,
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

/** The threads started while `work` runs. */
async function threadsOf(work: () => Promise<unknown>): Promise<Worker[]> {
  const threads: Worker[] = [];
  const hear = (thread: Worker): void => void threads.push(thread);
  process.on('worker', hear);
  await work();
  process.off('worker', hear);
  return threads;
}

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
    const wide = ['patient', 'patient too', 'patient three'].map((name) => queue.add(aJob(name, 1280)));
    // Wide pictures end only after a card, so with a wide one on each thread, none would ever end.
    const cards = ['card', 'card too', 'card three'].map((name) => queue.add(aJob(name, 320)));
    expect(await cards[0]).toBe(true);
    expect(await wide[0]).toBe(true);
  });

  it('draws a picture once that is requested twice', async () => {
    const queue = aQueue();
    const asked = ['deadly', 'deadly'].map((name) => queue.add(aJob(name)));
    expect(await Promise.all(asked)).toEqual([false, false]);
    // One picture is tried twice; two would make four warnings.
    expect(warnings).toHaveLength(2);
  });

  it('ends an idle thread, and starts another for the next picture', async () => {
    const queue = aQueue({ idleMs: 0 });
    const [thread] = await threadsOf(() => queue.add(aJob('first')));
    if (thread && thread.threadId !== -1) await once(thread, 'exit');
    const [next] = await threadsOf(() => queue.add(aJob('second')));
    expect(next).not.toBe(thread);
    expect([thread, next].every(Boolean)).toBe(true);
  });

  it('carries on after a thread dies while drawing, and gives that picture up after a second attempt', async () => {
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

  it('leaves no thread and no pending promise when closed', async () => {
    const queue = aQueue();
    const waiting: Promise<boolean>[] = [];
    const threads = await threadsOf(async () => {
      waiting.push(...['a', 'b', 'c'].map((name) => queue.add(aJob(name))));
      await queue.close();
    });
    // Node gives an ended thread the id -1.
    expect(threads.map(({ threadId }) => threadId)).toEqual([-1]);
    expect((await Promise.all(waiting)).at(-1)).toBe(false);
    expect(await queue.add(aJob('d'))).toBe(false);
  });

  it('logs nothing about a picture whose thread ends during shutdown', async () => {
    const queue = aQueue();
    const left = queue.add(aJob('deadly'));
    await queue.close();
    expect([await left, warnings]).toEqual([false, []]);
  });
});
