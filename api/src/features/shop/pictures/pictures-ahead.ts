import { constants } from 'node:os';
import type { UploadsConfig } from '../../../platform/config/uploads-config.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { PictureJob } from './picture.job.ts';
import { PICTURE_FOLDER } from './picture.name.ts';
import { PictureQueue, type PictureLogger } from './picture.queue.ts';

export interface PicturesAheadOptions {
  readonly jobs: readonly PictureJob[];
  readonly files: FileStore;
  /** The same store's configuration, for the processes that draw. */
  readonly uploads: UploadsConfig;
  /** The number of drawing processes. */
  readonly workers: number;
  readonly logger: PictureLogger;
  /** Ends the work early: pictures in progress are finished. */
  readonly stopping: AbortSignal;
  /** Called at the start and after each picture, with how many of all there are. */
  readonly report: (there: number, all: number) => void;
}

/**
 * Draws those of the pictures that don't exist, at the lowest priority, so that nothing waits for it.
 * @returns how many pictures there are at the end.
 */
export async function drawAhead(options: PicturesAheadOptions): Promise<number> {
  const { jobs, files, uploads, workers, logger, stopping, report } = options;
  const drawn = new Set<string>();
  for await (const { name } of files.list(PICTURE_FOLDER)) drawn.add(name);
  const missing = jobs.filter(({ name }) => !drawn.has(name));
  let there = jobs.length - missing.length;
  report(there, jobs.length);
  const waiting = missing.values();
  // A queue each, because one for all would keep a worker for cards.
  await Promise.all(
    Array.from({ length: workers }, async () => {
      const queue = new PictureQueue({
        workers: 1,
        niceness: constants.priority.PRIORITY_LOW,
        uploads,
        logger,
      });
      for (const job of waiting) {
        if (stopping.aborted) break;
        if (await queue.add(job)) report((there += 1), jobs.length);
      }
      await queue.close();
    }),
  );
  return there;
}
