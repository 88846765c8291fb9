import { access } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { traceTyre, type TracedPicture } from '../../../picture-tracer/tyre.tracer.ts';
import { inFormat, writeWhole } from './picture.file.ts';
import type { PictureJob, PictureOutput } from './picture.job.ts';

/** A worker's reply to a job. */
export interface PictureReport {
  readonly key: string;
  /** Why it failed; absent if the files are written. */
  readonly failure?: string;
}

async function isMissing(path: string): Promise<boolean> {
  return access(path).then(
    () => false,
    () => true,
  );
}

async function encoded(picture: TracedPicture, { width, format }: PictureOutput): Promise<Buffer> {
  const raw = { width: picture.size, height: picture.size, channels: 4 } as const;
  const image = sharp(picture.pixels, { raw });
  const sized = width === picture.size ? image : image.resize(width);
  return inFormat[format](sized).toBuffer();
}

/** Traces a tyre and writes the job's missing files. */
async function carryOut(job: PictureJob): Promise<void> {
  const missing: PictureOutput[] = [];
  for (const output of job.outputs) {
    if (await isMissing(output.path)) missing.push(output);
  }
  if (missing.length === 0) return;
  const picture = traceTyre({ ...job.look, view: job.view, size: job.size });
  // Encoding runs off this thread, and all at once, so that the next tyre can be traced meanwhile.
  await Promise.all(missing.map(async (output) => writeWhole(output.path, await encoded(picture, output))));
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
