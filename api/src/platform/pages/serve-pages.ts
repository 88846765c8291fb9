import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { PendingWrites } from '../cache/pending-writes.ts';
import { isRefresh } from '../cache/refresh.ts';
import { SHOP_BUSY } from '../database/database-errors.ts';
import { answerNotFound } from '../http/http-server.ts';
import { networkOf, SITE_SHARE, wideKeyOf } from '../limits/network.ts';
import { watchRender } from '../observability/watch-renders.ts';
import { BoundedQueue, QueueFull } from '../process/bounded-queue.ts';
import type { Context } from '../services/context.ts';
import type { Platform } from '../services/platform.ts';
import { otherSpelling } from '../text/one-spelling.ts';
import type { ExecuteAsGuest, PageAnswer } from './page-renderer.ts';
import { isPageRequest, type WebPages } from './web-pages.ts';

/**
 * One page is rendered while the queries of the next run: more at once would only delay all of them and hold more
 * database connections. Waiting pages are served within a few seconds.
 */
const RENDERING = { atATime: 2, waiting: 100, waitingEach: 40 };
const PATIENCE_MS = 10_000;
/** The part of its patience that a page waits while anything is being written, such as an order. */
const YIELDING_SHARE = 1 / 20;
const MINUTE_S = 60;
/** In place of a network: the process's own refreshes of cached pages. */
const REFRESHES = 'refreshes';

/** Plain, because there's no time to render a better one. */
const BUSY_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>We’re very busy</title>
</head>
<body>
<h1>We’re very busy</h1>
<p>${SHOP_BUSY.message}</p>
<p><a href="">Try again</a></p>
</body>
</html>
`;

async function hasPoint(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  return limiter.consume(key).then(
    () => true,
    () => false,
  );
}

function answerBusy(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .headers({
      'retry-after': SHOP_BUSY.retryAfter,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    .send(BUSY_PAGE);
}

/** Null if rendering didn't start. */
function busyOrThrow(error: unknown): null {
  if (error instanceof QueueFull) return null;
  throw error;
}

/** The outage because of which a page was refused; undefined if there wasn't one. */
type Refusal = NonNullable<Awaited<ReturnType<ExecuteAsGuest>>['errors']>[number];

/** Whether a page timed out waiting for its data, for example for a silent database. */
const isLate = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/**
 * The answer to an outage.
 *
 * @param retryAfter seconds, if known.
 */
function unavailablePage(failure: PageAnswer, retryAfter: unknown): PageAnswer {
  const headers = { ...failure.headers, ...(retryAfter ? { 'Retry-After': String(retryAfter) } : {}) };
  return { ...failure, status: 503, headers };
}

/**
 * Answers the addresses of pages, and every address without another route, with a rendered page, including the
 * not-found page. Pages are routes, so hooks on routes, such as the compressor's, reach them, and metrics distinguish
 * them. Buying comes first: a rendering begins when nothing is being written, or after a moment.
 * @param patienceMs how long a page waits for its turn, in milliseconds.
 */
export async function servePages(
  app: FastifyInstance,
  pages: WebPages,
  origin: string,
  executeFor: (answer: Context['answer']) => ExecuteAsGuest,
  writes: PendingWrites,
  { config, logger, metrics }: Platform,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const queue = new BoundedQueue({ ...RENDERING, patienceMs });
  metrics.watchPageQueue(queue);
  // Each process renders by itself, so each counts by itself.
  const points = config.limits.pagesPerMinute;
  const budget = new RateLimiterMemory({ points, duration: MINUTE_S });
  const siteBudget = new RateLimiterMemory({ points: points * SITE_SHARE, duration: MINUTE_S });

  async function answer(request: FastifyRequest, shared: Context['answer']): Promise<PageAnswer> {
    const renderer = await pages.load();
    const guest = executeFor(shared);
    let refusal: Refusal | undefined;
    const execute: ExecuteAsGuest = async (operation) => {
      const result = await guest(operation);
      refusal ??= result.errors?.find(({ extensions }) => extensions?.['code'] === 'SERVICE_UNAVAILABLE');
      return result;
    };
    const page = { url: renderer.pageUrl(request.url), origin, execute, assets: pages.assets };
    try {
      return await renderer.render(page);
    } catch (error) {
      const failure = await renderer.renderFailure(page);
      // The outage has been logged already.
      if (refusal) return unavailablePage(failure, refusal.extensions?.['retryAfter']);
      const told = { err: error, requestId: request.id, url: request.url.split('?')[0] };
      if (isLate(error)) {
        logger.warn(told, 'A page wasn’t rendered in time.');
        return unavailablePage(failure, SHOP_BUSY.retryAfter);
      }
      logger.error(told, 'A page couldn’t be rendered.');
      return failure;
    }
  }

  /** @returns null if the process is too busy, or already renders too much for this network. */
  async function renderInTurn(
    request: FastifyRequest,
    shared: Context['answer'],
  ): Promise<PageAnswer | null> {
    const network = isRefresh(request) ? REFRESHES : networkOf(request.ip);
    const site = wideKeyOf(network);
    if (network !== REFRESHES && !(await hasPoint(budget, network))) return null;
    if (site !== null && !(await hasPoint(siteBudget, site))) return null;
    const work = async (): Promise<PageAnswer> => {
      await writes.done(patienceMs * YIELDING_SHARE);
      return watchRender(metrics, () => answer(request, shared));
    };
    return queue.run(work, site ?? network).catch(busyOrThrow);
  }

  async function servePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const spelling = otherSpelling(request.url);
    if (spelling !== null && isPageRequest({ method: request.method, url: spelling }))
      return reply.redirect(spelling, 301);
    if (!isPageRequest(request)) return answerNotFound(request, reply);
    const shared = { mayBeShared: true, stockOf: request.stockOf ?? new Set<number>() };
    const page = await renderInTurn(request, shared);
    if (!page) metrics.pagesRefused.inc();
    if (!page) return answerBusy(reply);
    const { status, headers, redirect, html } = page;
    void reply.code(status).headers(headers);
    // A page is as private as the most private answer it shows.
    if (!shared.mayBeShared) void reply.header('cache-control', 'private, no-store');
    if (redirect !== undefined) return reply.redirect(redirect, status >= 300 && status < 400 ? status : 302);
    return reply.send(await pages.finish(request.url, html));
  }

  const { pagePaths } = await pages.load();
  for (const path of [...pagePaths, '/*']) app.get(path, servePage);
}
