import { availableParallelism } from 'node:os';
import { PICTURE_VIEWS, type PictureView } from '../../../picture-tracer/tyre.portrait.ts';
import type { PicturesAhead } from '../../platform/config.ts';
import { FilesAway, type FileStore, type OpenFile } from '../../platform/file-store.ts';
import type { UploadsConfig } from '../../platform/uploads-config.ts';
import { jobFor, LARGE_WIDTHS, SMALL_WIDTHS, type TyreToTrace } from './picture.job.ts';
import {
  PICTURE_FOLDER,
  PICTURE_FORMATS,
  readName,
  type PictureFormat,
  type PictureWidth,
} from './picture.name.ts';
import { PICTURE_RANKS, PictureQueue, type PictureLogger, type PictureRank } from './picture.queue.ts';

export type { TyreToTrace } from './picture.job.ts';
export { pictureUrl } from './picture.name.ts';
export { PICTURE_VIEWS, type PictureView } from '../../../picture-tracer/tyre.portrait.ts';

export interface PictureServiceOptions {
  /** The store that pictures are kept in. */
  readonly files: FileStore;
  /** The same, for the threads that draw. */
  readonly uploads: UploadsConfig;
  /** All models of the shop, each in a typical size. */
  readonly models: () => Promise<readonly TyreToTrace[]>;
  readonly logger: PictureLogger;
  /** What is drawn at the start; the others are drawn when they are asked for. All by default. */
  readonly ahead?: PicturesAhead;
  /** Threads that draw: by default one less than the machine has cores, and at least one. */
  readonly workers?: number;
  /** The thread's program: by default `picture.worker` beside this file. */
  readonly workerUrl?: URL;
  /** How long a request waits for its picture, in milliseconds. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 10_000;
/** An unknown model may be new: the list is read again, but not more often than this. */
const RELIST_MS = 5000;

/** Run from source the neighbour is TypeScript; in the bundle it is emitted beside `main.js`. */
function defaultWorkerUrl(): URL {
  const here = import.meta.url;
  return new URL(`./picture.worker${here.endsWith('.ts') ? '.ts' : '.js'}`, here);
}

/**
 * Draws the product pictures and keeps them in the store of files. It does nothing before `start` or the first
 * `open`.
 */
export class PictureService {
  readonly #options: PictureServiceOptions;
  readonly #queue: PictureQueue;
  readonly #ahead: PicturesAhead;
  #tyres = new Map<string, TyreToTrace>();
  #listedAt = -Infinity;
  #isStarted = false;
  /** The pictures that were there when drawing ahead began. */
  #known: ReadonlySet<string> = new Set();

  constructor(options: PictureServiceOptions) {
    const {
      workers = Math.max(1, availableParallelism() - 1),
      workerUrl = defaultWorkerUrl(),
      uploads,
      logger,
    } = options;
    this.#options = options;
    this.#ahead = options.ahead ?? 'all';
    this.#queue = new PictureQueue({ workers, workerUrl, uploads, logger });
  }

  /**
   * Queues missing pictures, unless told otherwise: first every model's main view for cards and listings,
   * then the other views, then the large pictures. Resolves when all are queued; drawing
   * goes on in the background.
   */
  async start(): Promise<void> {
    this.#isStarted = this.#ahead !== 'none';
    await this.#list();
    if (!this.#isStarted) return;
    this.#known = await this.#kept();
    const tyres = [...this.#tyres.values()];
    const [mainView] = PICTURE_VIEWS;
    const began = performance.now();
    const main = Promise.all(
      tyres.map((tyre) => this.#draw(tyre, mainView, SMALL_WIDTHS, ['webp'], PICTURE_RANKS.main)),
    );
    for (const tyre of tyres) {
      void this.#draw(tyre, mainView, SMALL_WIDTHS, PICTURE_FORMATS, PICTURE_RANKS.small);
      if (this.#ahead === 'all') this.#drawAll(tyre);
    }
    // From here on, what another process draws meanwhile is looked up one by one.
    this.#known = new Set();
    void main.then((made) => {
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      this.#options.logger.info(
        { made: made.filter(Boolean).length, of: made.length, seconds },
        'main pictures drawn',
      );
    });
  }

  /**
   * Draws models that are new or look different before all others that nobody waits for. Until drawing has started in
   * this process, it only makes them known, so that their pictures are drawn when they are asked for.
   */
  async welcome(slugs: readonly string[]): Promise<void> {
    await this.#list();
    if (!this.#isStarted) return;
    for (const slug of slugs) {
      const tyre = this.#tyres.get(slug);
      if (!tyre) continue;
      void this.#draw(tyre, PICTURE_VIEWS[0], SMALL_WIDTHS, PICTURE_FORMATS, PICTURE_RANKS.main);
      if (this.#ahead === 'all') this.#drawAll(tyre);
    }
  }

  /** Queues every view of a tyre, the large ones last. */
  #drawAll(tyre: TyreToTrace): void {
    for (const view of PICTURE_VIEWS) {
      void this.#draw(tyre, view, SMALL_WIDTHS, PICTURE_FORMATS, PICTURE_RANKS.small);
      void this.#draw(tyre, view, LARGE_WIDTHS, PICTURE_FORMATS, PICTURE_RANKS.large);
    }
  }

  /** Whether a name belongs to a picture of a model in the shop, drawn or not. */
  async knows(name: string): Promise<boolean> {
    const read = readName(name);
    return read !== null && (await this.#tyre(read.slug)) !== null;
  }

  /**
   * A picture. A missing one is drawn before all others. Null for a name that is not one of ours (such as a
   * path), for an unknown model, and if drawing takes longer than a visitor would wait.
   * @throws FilesAway if the store does not answer.
   */
  async open(name: string): Promise<OpenFile | null> {
    const read = readName(name);
    if (!read) return null;
    const { files } = this.#options;
    const kept = await files.open(`${PICTURE_FOLDER}/${name}`);
    if (kept) return kept;
    const tyre = await this.#tyre(read.slug);
    if (!tyre) return null;
    // Alone: encoding the other widths would take longer than drawing, and somebody waits.
    const drawn = this.#draw(tyre, read.view, [read.width], [read.format], PICTURE_RANKS.requested);
    const isThere = await within(drawn, this.#options.patienceMs ?? PATIENCE_MS);
    return isThere ? files.open(`${PICTURE_FOLDER}/${name}`) : null;
  }

  /** Stops drawing and ends all threads. */
  async close(): Promise<void> {
    await this.#queue.close();
  }

  #draw(
    tyre: TyreToTrace,
    view: PictureView,
    widths: readonly PictureWidth[],
    formats: readonly PictureFormat[],
    rank: PictureRank,
  ): Promise<boolean> {
    const job = jobFor(tyre, view, widths, formats);
    if (job.outputs.every(({ name }) => this.#known.has(name))) return Promise.resolve(true);
    return this.#queue.add(job, rank);
  }

  /** All pictures that are there, in a few questions; none if the store does not answer: each is asked for later. */
  async #kept(): Promise<ReadonlySet<string>> {
    const names = new Set<string>();
    try {
      for await (const { name } of this.#options.files.list(PICTURE_FOLDER)) names.add(name);
    } catch (error) {
      if (!(error instanceof FilesAway)) throw error;
      this.#options.logger.warn({ err: error }, 'the pictures could not be listed');
    }
    return names;
  }

  async #list(): Promise<void> {
    this.#listedAt = performance.now();
    this.#tyres = new Map((await this.#options.models()).map((tyre) => [tyre.slug, tyre]));
  }

  async #tyre(slug: string): Promise<TyreToTrace | null> {
    if (!this.#tyres.has(slug) && performance.now() - this.#listedAt > RELIST_MS) await this.#list();
    return this.#tyres.get(slug) ?? null;
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
