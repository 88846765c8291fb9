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
  /** Why it failed; absent if the file was written. */
  readonly failure?: string;
}

/** At this niceness a drawing thread gets a third of the CPU time of a request when they compete. */
const NICENESS = 5;

/** Threads share no objects, so each opens the store for itself. */
const files = openFiles(workerData as UploadsConfig);

const asImage = ({ pixels, size }: TracedPicture): Sharp =>
  sharp(pixels, { raw: { width: size, height: size, channels: 4 } });

/** The same drawing serves every model of the size, so it has no lettering. */
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

// Requests come before drawing, but only slightly, because a visitor waits for each picture. On Linux the
// priority applies to the current thread only; elsewhere it would slow the whole process.
if (process.platform === 'linux') setPriority(NICENESS);

parentPort?.on('message', (job: PictureJob) => {
  carryOut(job).then(
    () => parentPort?.postMessage({} satisfies PictureReport),
    (error: unknown) => parentPort?.postMessage({ failure: String(error) } satisfies PictureReport),
  );
});
