import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { REFRESH_HEADERS } from '../../cache/refresh.ts';
import { RESPONSE_CACHE_BYTES, type ResponseCache } from '../../cache/response-cache.ts';
import { SitemapKinds } from '../../features/sitemap.ts';
import type { Services } from '../../services/services.ts';
import { pageIdentity } from '../shared-identity.ts';
import { CpuBudget } from './cpu-budget.ts';
import type { PopularPages } from './popular-pages.ts';

const TICK_MS = 1_000;
const STORE_EVERY_MS = 60_000;
const RETRY_MS = 60_000;
/** How long data must stay unchanged. Bulk changes announce themselves once a second until they're done. */
const SETTLED_MS = 5_000;
/** Between two pages, so that visitors' requests are noticed. */
const PAUSE_MS = 20;
/** The part of a pause that other work may take. */
const MOST_USED = 0.5;
/** Leaves a quarter of the cache to other answers. */
const MOST_BYTES = RESPONSE_CACHE_BYTES * 0.75;
/** Browsers accept these encodings, so the answer is compressed before the first visitor comes. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd', ...REFRESH_HEADERS };

/** The home page, and the kinds of page that features call popular. */
async function likelyPages(services: Services): Promise<Set<string>> {
  const kinds = services.get(SitemapKinds).all.filter(({ isPopular }) => isPopular);
  const pages = await Promise.all(kinds.map(({ addresses }) => addresses(services, 1)));
  return new Set(['/', ...pages.flat().map(({ path }) => path)]);
}

interface Parts {
  readonly app: FastifyInstance;
  readonly cache: ResponseCache;
  readonly services: Services;
  readonly popular: PopularPages;
  /** Whether a request waits for this process. */
  readonly isBusy: () => boolean;
}

/**
 * Renders popular pages into the response cache, one at a time, while no request waits for this process: those that
 * visitors requested in the last hour, and those that are likely to be. After the start, and when data have changed and
 * settled, it renders what's missing. Later it replaces only what visitors still request, before it expires.
 */
export class PageWarmer {
  readonly #parts: Parts;
  readonly #budget = new CpuBudget();
  readonly #closing = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #visited = new Set<string>();
  /** Those not rendered since the data changed; null if they must be listed first. */
  #likely: Set<string> | null = null;
  #stamp: string;
  #changedAt = -Infinity;
  #storedAt = -Infinity;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#stamp = this.#currentStamp;
  }

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  get #currentStamp(): string {
    return this.#parts.services.platform.versions.stampBesideStock();
  }

  async #run(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      const isQuiet = await this.#rest(TICK_MS);
      try {
        await this.#tick(isQuiet);
      } catch (error) {
        if (this.#closing.signal.aborted) return;
        const sentence = 'Popular pages can’t be rendered ahead; trying again in a minute.';
        this.#parts.services.platform.logger.warn({ err: error }, sentence);
        await this.#rest(RETRY_MS);
      }
    }
  }

  /** @returns whether the event loop had little to do meanwhile. */
  async #rest(ms: number): Promise<boolean> {
    const before = performance.eventLoopUtilization();
    await pause(ms, undefined, { ref: false, signal: this.#closing.signal }).catch(() => undefined);
    return performance.eventLoopUtilization(before).utilization <= MOST_USED;
  }

  async #tick(isQuiet: boolean): Promise<void> {
    const { services, popular } = this.#parts;
    const now = services.platform.now().getTime();
    if (now - this.#storedAt >= STORE_EVERY_MS) {
      this.#storedAt = now;
      await popular.store();
      this.#visited = new Set(await popular.read());
    }
    if (this.#currentStamp !== this.#stamp) {
      this.#stamp = this.#currentStamp;
      this.#changedAt = now;
      this.#likely = null;
    }
    if (now - this.#changedAt < SETTLED_MS) return;
    this.#likely ??= await likelyPages(services);
    if (isQuiet) await this.#warm(this.#likely);
  }

  async #warm(likely: Set<string>): Promise<void> {
    for (const url of this.#due(likely)) {
      if (!this.#mayGoOn()) return;
      await this.#render(url);
      likely.delete(url);
      if (!(await this.#rest(PAUSE_MS))) return;
    }
  }

  #mayGoOn(): boolean {
    const isSettled = this.#currentStamp === this.#stamp && !this.#closing.signal.aborted;
    return isSettled && !this.#parts.isBusy() && !this.#budget.isSpent;
  }

  /** The pages to render, the most popular first. */
  *#due(likely: ReadonlySet<string>): Generator<string> {
    let bytes = 0;
    for (const url of new Set([...this.#visited, ...likely])) {
      const found = this.#find(url);
      if (!found || (found.expiresSoon && this.#visited.has(url))) yield url;
      bytes += this.#find(url)?.bytes ?? 0;
      if (bytes > MOST_BYTES) return;
    }
  }

  #find(url: string): ReturnType<ResponseCache['find']> {
    return this.#parts.cache.find(pageIdentity(url));
  }

  /** @throws Error if the page can't be rendered at the moment. */
  async #render(url: string): Promise<void> {
    const { app, services } = this.#parts;
    const { statusCode } = await this.#budget.spend(() => app.inject({ url, headers: HEADERS }));
    if (statusCode >= 500) throw new Error(`The page ${url} was answered with ${statusCode}.`);
    if (this.#find(url)) services.platform.metrics.pagesWarmed.inc();
    // It has gone, or may not be cached any more.
    else this.#visited.delete(url);
  }
}
