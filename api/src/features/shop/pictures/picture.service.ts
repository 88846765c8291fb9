import type { UploadsConfig } from '../../../platform/config/uploads-config.ts';
import { type FileStore, type OpenFile } from '../../../platform/files/file-store.ts';
import { jobFor, scaleJobFor, type PictureJob, type TyreToTrace } from './picture.job.ts';
import {
  nameOf,
  PICTURE_FOLDER,
  readName,
  sizeShown,
  type PictureName,
  type SizeOnVehicle,
} from './picture.name.ts';
import { PictureQueue, type PictureLogger } from './picture.queue.ts';

export interface PictureServiceOptions {
  /** The store of finished pictures. */
  readonly files: FileStore;
  /** The same store's configuration, for the processes that draw. */
  readonly uploads: UploadsConfig;
  /** Finds a model by its picture name, in a typical size. */
  readonly tyre: (slug: string) => Promise<TyreToTrace | null>;
  /** Whether the shop has a tyre of this size for this vehicle. Other sizes aren't drawn to scale. */
  readonly hasSize: (size: SizeOnVehicle) => Promise<boolean>;
  readonly logger: PictureLogger;
  /** The number of drawing processes: one by default. */
  readonly workers?: number;
  /** How long a request waits for its picture, in milliseconds. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 20_000;
/**
 * Pages and orders come first, but only slightly, because a visitor waits for each picture: it gets a third of the CPU
 * time of a page when they compete.
 */
const NICENESS = 10;

/** Draws product pictures on first request and stores them. */
export class PictureService {
  readonly #options: PictureServiceOptions;
  readonly #queue: PictureQueue;

  constructor(options: PictureServiceOptions) {
    const { workers = 1, uploads, logger } = options;
    this.#options = options;
    this.#queue = new PictureQueue({ workers, niceness: NICENESS, uploads, logger });
  }

  /** Whether a name belongs to a picture of one of the shop's models or sizes, drawn or not. */
  async knows(name: string): Promise<boolean> {
    const read = readName(name);
    return read !== null && (await this.#jobFor(read)) !== null;
  }

  /**
   * A picture, drawn now if it's missing. Null for a name that isn't ours (such as a path), for an unknown
   * model, or if drawing takes longer than a visitor would wait.
   * @param leaving aborts when the caller no longer wants it.
   * @throws FilesAway if the store doesn't respond.
   */
  async open(name: string, leaving?: AbortSignal): Promise<OpenFile | null> {
    const read = readName(name);
    if (!read) return null;
    const { files, patienceMs = PATIENCE_MS } = this.#options;
    const file = `${PICTURE_FOLDER}/${nameOf(read)}`;
    const kept = await files.open(file);
    if (kept) return kept;
    const job = await this.#jobFor(read);
    if (!job) return null;
    const isThere = await within(this.#queue.add(job, leaving), patienceMs);
    return isThere ? files.open(file) : null;
  }

  async #jobFor(picture: PictureName): Promise<PictureJob | null> {
    const { tyre: find, hasSize } = this.#options;
    if (picture.view === 'scale') {
      const size = sizeShown(picture);
      return size && (await hasSize(size)) ? scaleJobFor(size, picture) : null;
    }
    const tyre = await find(picture.slug);
    return tyre && jobFor(tyre, picture.view, picture);
  }

  /** Stops drawing and ends all workers. */
  async close(): Promise<void> {
    await this.#queue.close();
  }
}

/** The result of `work`, or false if it takes longer than `ms` milliseconds. */
async function within(work: Promise<boolean>, ms: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
