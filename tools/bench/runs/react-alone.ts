import { fileURLToPath } from 'node:url';
import { createLogger } from '../../../api/src/platform/observability/logging.ts';
import type { ExecuteAsGuest } from '../../../api/src/platform/pages/page-renderer.ts';
import { builtWebPages } from '../../../api/src/platform/pages/web-pages.ts';
import { ask, type Asked } from '../measuring/asked.ts';
import { median } from '../measuring/median.ts';

const WEB = fileURLToPath(new URL('../../../web', import.meta.url));
const ROUNDS = 5;
const PAGES = 24;

/** The times for one page, in milliseconds. */
export interface PageTimes {
  /** The client's rendering from prefetched answers: React, the cache for the browser, the document. */
  readonly rendering: number;
  /** The whole page from a shop without caches, over HTTP. */
  readonly whole: number;
}

/**
 * Times pages as the shop answers them, and the same pages rendered in this process from remembered answers.
 * @param cold the address of a shop without caches.
 */
export async function measureRendering(cold: string, addresses: readonly Asked[]): Promise<PageTimes> {
  const pages = await builtWebPages(WEB, false, createLogger('error', process.stdout));
  const renderer = await pages.load();
  const answers = new Map<string, Awaited<ReturnType<ExecuteAsGuest>>>();
  const execute: ExecuteAsGuest = async (operation) => {
    const body = JSON.stringify(operation);
    const known = answers.get(body);
    if (known) return known;
    const answer: Awaited<ReturnType<ExecuteAsGuest>> = JSON.parse(
      await ask(cold, { path: '/graphql', body }),
    );
    if (answer.errors)
      throw new Error(`A page’s query fails outside the page: ${JSON.stringify(answer.errors)}`);
    answers.set(body, answer);
    return answer;
  };
  const rendering: number[] = [];
  const whole: number[] = [];
  // The first round remembers answers and compiles code.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { path } of addresses.slice(0, PAGES)) {
      const rendered = await timeOf(async () => {
        const { status } = await renderer.render({ url: path, origin: cold, execute, assets: pages.assets });
        if (status !== 200) throw new Error(`${path} is rendered with status ${status}.`);
      });
      const answered = await timeOf(() => ask(cold, { path }));
      if (round === 0) continue;
      rendering.push(rendered);
      whole.push(answered);
    }
  await pages.close();
  return { rendering: median(rendering), whole: median(whole) };
}

/** How long a piece of work takes, in milliseconds. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
