import type { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { aPortrait } from '../../../picture-tracer/portrait.builder.ts';
import type { PictureJob } from './picture.job.ts';
import { PICTURE_RANKS, PictureQueue, type PictureLogger } from './picture.queue.ts';

/** A thread that replies without drawing: it fails, ends or succeeds, as the job's key says. */
const ANSWERING_THREAD = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ key }) => {
  if (key.startsWith('deadly')) process.exit(1);
  parentPort.postMessage(key.startsWith('failing') ? { key, failure: 'no ink' } : { key });
});`;

const workerUrl = new URL(`data:text/javascript,${encodeURIComponent(ANSWERING_THREAD)}`);
const warnings: object[] = [];
const logger: PictureLogger = { info: () => {}, warn: (details) => warnings.push(details), error: () => {} };
const open: PictureQueue[] = [];

function aQueue(): PictureQueue {
  const queue = new PictureQueue({
    workerUrl,
    workers: 1,
    uploads: { kind: 'folder', path: '/nowhere', setting: 'DATA_DIR' },
    logger,
  });
  open.push(queue);
  return queue;
}

function aJob(key: string): PictureJob {
  return { key, look: aPortrait(), view: 'side', size: 640, outputs: [] };
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((queue) => queue.close()));
  warnings.length = 0;
});

describe('PictureQueue', () => {
  it('draws requested pictures first, then main views, then the rest', async () => {
    const queue = aQueue();
    const order: string[] = [];
    const add = (key: string, rank: 0 | 1 | 2 | 3): Promise<unknown> =>
      queue.add(aJob(key), rank).then(() => order.push(key));
    const all = [
      add('first', 3),
      add('large', 3),
      add('small', 2),
      add('main', 1),
      add('held', 1),
      add('asked', 0),
      add('asked too', 0),
    ];
    await Promise.all(all);
    // The one thread takes the first job at once and a main view beside it; later jobs are sorted.
    expect(order).toEqual(['first', 'main', 'asked', 'asked too', 'held', 'small', 'large']);
  });

  it('moves a waiting job up when somebody asks for it, and draws it once', async () => {
    const queue = aQueue();
    const order: string[] = [];
    const add = (key: string, rank: 0 | 2): Promise<unknown> =>
      queue.add(aJob(key), rank).then((made) => order.push(`${key} ${made}`));
    await Promise.all([
      add('busy', 2),
      add('other', 2),
      add('wanted', 2),
      queue.add(aJob('wanted'), PICTURE_RANKS.requested),
    ]);
    expect(order).toEqual(['busy true', 'wanted true', 'other true']);
  });

  it('goes on after a thread died over a picture, and gives that picture up after a second try', async () => {
    const queue = aQueue();
    const [deadly, next] = await Promise.all([queue.add(aJob('deadly'), 1), queue.add(aJob('next'), 2)]);
    expect([deadly, next]).toEqual([false, true]);
    expect(warnings).toMatchObject([
      { picture: 'deadly', again: true },
      { picture: 'deadly', again: false },
    ]);
  });

  it('tells of a picture that could not be drawn', async () => {
    expect(await aQueue().add(aJob('failing'), 0)).toBe(false);
    expect(warnings).toMatchObject([{ picture: 'failing', failure: 'no ink' }]);
  });

  it('leaves no thread and no open promise when closed', async () => {
    const threads: Worker[] = [];
    const hear = (thread: Worker): void => void threads.push(thread);
    process.on('worker', hear);
    const queue = aQueue();
    const waiting = [queue.add(aJob('a'), 1), queue.add(aJob('b'), 2), queue.add(aJob('c'), 3)];
    await queue.close();
    process.off('worker', hear);
    // A thread that has ended has no number.
    expect(threads.map(({ threadId }) => threadId)).toEqual([-1]);
    expect((await Promise.all(waiting)).at(-1)).toBe(false);
    expect(await queue.add(aJob('d'), 0)).toBe(false);
  });

  it('says nothing of a picture whose thread ended while it was being closed', async () => {
    const queue = aQueue();
    const left = queue.add(aJob('deadly'), 0);
    await queue.close();
    expect([await left, warnings]).toEqual([false, []]);
  });
});
