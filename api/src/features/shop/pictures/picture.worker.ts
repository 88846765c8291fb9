import { setPriority } from 'node:os';
import type { ScaleDrawing } from '@treadline/picture-tracer/portrait/tyre.portrait';
import { scaleScene } from '@treadline/picture-tracer/scale.drawing';
import { traceTyre, type TracedPicture } from '@treadline/picture-tracer/tyre.tracer';
import sharp, { type Sharp } from 'sharp';
import type { UploadsConfig } from '../../../platform/config/uploads-config.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { openFiles } from '../../../platform/files/open-files.ts';
import { inFormat } from './picture.file.ts';
import type { PictureJob } from './picture.job.ts';

/** A worker's reply to its job. */
export interface PictureReport {
  /** Why it failed; absent if the file was written. */
  readonly failure?: string;
}

/** The first message to a worker. */
export interface WorkerSetup {
  readonly niceness: number;
  readonly uploads: UploadsConfig;
}

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

async function carryOut(store: FileStore, { name, drawing, format }: PictureJob): Promise<void> {
  // Another process may have drawn it in the meantime.
  if (await store.has(name)) return;
  const picture = drawing.view === 'scale' ? await drawToScale(drawing) : asImage(traceTyre(drawing));
  await store.write(name, await inFormat[format](picture).toBuffer());
}

const report = (told: PictureReport): void => void process.send?.(told);

process.once('message', ({ niceness, uploads }: WorkerSetup) => {
  // Before anything starts the threads that encode, because on Linux each inherits the priority of its maker.
  setPriority(niceness);
  const files = openFiles(uploads);
  process.on('message', (job: PictureJob) => {
    files
      .then((store) => carryOut(store, job))
      .then(
        () => report({}),
        (error: unknown) => report({ failure: String(error) }),
      );
  });
});

// The pool ends its workers, or dies itself. A signal to the whole group, such as Ctrl-C, is meant for the shop, which
// still waits for the pictures in progress.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
