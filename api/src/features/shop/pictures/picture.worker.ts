import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { ScaleDrawing } from '@treadline/picture-tracer/portrait/tyre.portrait';
import { scaleScene } from '@treadline/picture-tracer/scale.drawing';
import { traceTyre, type TracedPicture } from '@treadline/picture-tracer/tyre.tracer';
import sharp, { type Sharp } from 'sharp';
import type { UploadsConfig } from '../../../platform/config/uploads-config.ts';
import { openFiles } from '../../../platform/files/open-files.ts';
import { inFormat } from './picture.file.ts';
import type { PictureJob } from './picture.job.ts';

/** A worker's reply to its job. */
export interface PictureReport {
  /** Why it failed; absent if the file is written. */
  readonly failure?: string;
}

/** A thread of this niceness gets a third of the time of an answer when both want it. */
const NICENESS = 5;

/** Threads share no objects, so each has the store opened for itself. */
const files = openFiles(workerData as UploadsConfig);

const asImage = ({ pixels, size }: TracedPicture): Sharp =>
  sharp(pixels, { raw: { width: size, height: size, channels: 4 } });

/** Any tyre of the size: the picture stands for every model. */
const PLAIN = { siped: false, lettering: { brand: '', model: '' }, seed: 'plain' } as const;

async function drawToScale(drawing: ScaleDrawing): Promise<Sharp> {
  const { svg, tyreSide, tyreCorners } = scaleScene(drawing);
  const tread = drawing.vehicle === 'motorcycle' ? 'moto' : 'symmetric';
  const tyre = traceTyre({ ...PLAIN, ...drawing, tread, view: 'side', size: tyreSide });
  const input = await asImage(tyre).png().toBuffer();
  return sharp(Buffer.from(svg)).composite(tyreCorners.map((corner) => ({ input, ...corner })));
}

async function carryOut({ name, drawing, format }: PictureJob): Promise<void> {
  const store = await files;
  // Another process may have drawn it in the meantime.
  if (await store.has(name)) return;
  const picture = drawing.view === 'scale' ? await drawToScale(drawing) : asImage(traceTyre(drawing));
  await store.write(name, await inFormat[format](picture).toBuffer());
}

// Pictures give way to answers, but only a little: somebody waits for each. On Linux a priority applies to the thread
// that sets it; elsewhere it would slow everything.
if (process.platform === 'linux') setPriority(NICENESS);

parentPort?.on('message', (job: PictureJob) => {
  carryOut(job).then(
    () => parentPort?.postMessage({} satisfies PictureReport),
    (error: unknown) => parentPort?.postMessage({ failure: String(error) } satisfies PictureReport),
  );
});
