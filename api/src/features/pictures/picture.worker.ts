import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { traceTyre } from '../../../picture-tracer/tyre.tracer.ts';
import { openFiles } from '../../platform/open-files.ts';
import type { UploadsConfig } from '../../platform/uploads-config.ts';
import { inFormat } from './picture.file.ts';
import type { PictureJob } from './picture.job.ts';

/** A worker's reply to its job. */
export interface PictureReport {
  /** Why it failed; absent if the file is written. */
  readonly failure?: string;
}

/** Threads share no objects, so each has the store opened for itself. */
const files = openFiles(workerData as UploadsConfig);

async function carryOut({ name, portrait, format }: PictureJob): Promise<void> {
  const store = await files;
  // Another process may have drawn it in the meantime.
  if (await store.has(name)) return;
  const { pixels, size } = traceTyre(portrait);
  const picture = sharp(pixels, { raw: { width: size, height: size, channels: 4 } });
  await store.write(name, await inFormat[format](picture).toBuffer());
}

// On Linux a priority applies to the thread that sets it: pictures give way to answers. Elsewhere it would
// slow everything.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (job: PictureJob) => {
  carryOut(job).then(
    () => parentPort?.postMessage({} satisfies PictureReport),
    (error: unknown) => parentPort?.postMessage({ failure: String(error) } satisfies PictureReport),
  );
});
