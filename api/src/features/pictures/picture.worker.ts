import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { traceTyre, type TracedPicture } from '../../../picture-tracer/tyre.tracer.ts';
import { openFiles } from '../../platform/open-files.ts';
import type { UploadsConfig } from '../../platform/uploads-config.ts';
import { inFormat } from './picture.file.ts';
import type { PictureJob, PictureOutput } from './picture.job.ts';

/** A worker's reply to a job. */
export interface PictureReport {
  readonly key: string;
  /** Why it failed; absent if the files are written. */
  readonly failure?: string;
}

/** Threads share no objects, so each has the store opened for itself. */
const files = openFiles(workerData as UploadsConfig);

async function encoded(picture: TracedPicture, { width, format }: PictureOutput): Promise<Buffer> {
  const raw = { width: picture.size, height: picture.size, channels: 4 } as const;
  const image = sharp(picture.pixels, { raw });
  const sized = width === picture.size ? image : image.resize(width);
  return inFormat[format](sized).toBuffer();
}

/** Traces a tyre and writes the job's missing files. */
async function carryOut(job: PictureJob): Promise<void> {
  const store = await files;
  const missing: PictureOutput[] = [];
  for (const output of job.outputs) {
    if (!(await store.has(output.name))) missing.push(output);
  }
  if (missing.length === 0) return;
  const picture = traceTyre({ ...job.look, view: job.view, size: job.size });
  // Encoding runs off this thread, and all at once, so that the next tyre can be traced meanwhile.
  await Promise.all(missing.map(async (output) => store.write(output.name, await encoded(picture, output))));
}

// On Linux a priority applies to the thread that sets it: pictures give way to answers. Elsewhere it would
// slow everything.
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
