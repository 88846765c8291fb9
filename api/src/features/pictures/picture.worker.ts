import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { carryOut } from './picture.encode.ts';
import type { PictureJob } from './picture.job.ts';

/** What a worker answers to a job. */
export interface PictureReport {
  readonly key: string;
  /** Why it failed; absent if the files are there. */
  readonly failure?: string;
}

// On Linux a priority belongs to the thread that sets it: pictures give way to answers. Elsewhere it would slow all.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', (job: PictureJob) => {
  carryOut(job).then(
    () => parentPort?.postMessage({ key: job.key } satisfies PictureReport),
    (error: unknown) =>
      parentPort?.postMessage({ key: job.key, failure: String(error) } satisfies PictureReport),
  );
});
