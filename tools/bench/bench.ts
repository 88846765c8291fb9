import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../api/src/platform/database/embedded-database.ts';
import { shopEnv, startBare, startShop, type Server } from './measuring/processes.ts';
import { readQuestions } from './measuring/questions.ts';
import { measureInBrowser } from './runs/browser.ts';
import { measureEndurance, measureOrder } from './runs/endurance.ts';
import { forgetAnswers, herdSentence, measureHerd } from './runs/herd.ts';
import { measureLongList } from './runs/long-list.ts';
import { measureRendering } from './runs/react-alone.ts';
import { measureReads } from './runs/reads.ts';
import { measureProcesses } from './runs/two-processes.ts';

const DATA = fileURLToPath(new URL('../../.data/bench', import.meta.url));

export interface BenchOptions {
  /** Whether to add measurements that take minutes: memory during a minute of pages, and an order under load. */
  readonly long: boolean;
}

/**
 * Measures the shop against a bare server on the same database, in one run. Absolute figures depend on the machine and
 * the moment, so ratios are printed for comparison; the servers take turns so that noise affects all of them.
 */
export async function bench({ long }: BenchOptions): Promise<void> {
  mkdirSync(DATA, { recursive: true });
  const database = await startEmbeddedDatabase(DATA);
  const client = new pg.Client({ connectionString: database.url });
  const servers: Server[] = [];
  const opened = async (server: Promise<Server>): Promise<Server> => {
    servers.push(await server);
    return server;
  };
  const closeAll = async (): Promise<void> => {
    for (const server of servers.splice(0)) await server.stop();
    await client.end();
    await database.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void closeAll().finally(() => process.exit(1)));
  try {
    await client.connect();
    const env = shopEnv(database.url, DATA);
    const cold = await opened(startShop({ ...env, RESPONSE_CACHE: 'off' }));
    const shop = await opened(startShop(env));
    const bare = await opened(startBare(env));
    const { reads, pages } = await readQuestions(client);
    const addresses = pages.questions.map(({ shop: asked }) => asked);
    const forgetOf =
      ({ origin }: Server) =>
      (): Promise<void> =>
        forgetAnswers(client, origin);
    const forget = forgetOf(shop);
    await measureReads({ bare: bare.origin, cold: cold.origin, shop: shop.origin, forget }, reads);

    const { rendering, whole } = await measureRendering(cold.origin, addresses);
    console.log(
      `\nA page of the listing takes ${whole.toFixed(1)} ms cold, its rendering ${rendering.toFixed(1)} ms: ` +
        `a ratio of ${(whole / rendering).toFixed(2)}.`,
    );
    console.log(herdSentence(await measureHerd(shop.origin, addresses, forget)));
    const list = await measureLongList(cold);
    console.log(
      `The whole catalogue at once takes ${list.seconds.toFixed(1)} s and ${Math.round(list.memoryMb)} MB more ` +
        `memory; another request waits ${Math.round(list.longestWaitMs)} ms at most.`,
    );
    const second = await opened(startShop({ ...env, RESPONSE_CACHE: 'off' }));
    const products = reads[1]?.questions.map(({ shop: asked }) => asked) ?? [];
    const { one, two } = await measureProcesses([cold.origin, second.origin], products);
    console.log(
      `Two processes answer ${Math.round(two).toLocaleString('en-GB')} cold product reads a second, one ` +
        `${Math.round(one).toLocaleString('en-GB')}: ${(two / one).toFixed(2)} times as many.`,
    );
    if (long) {
      const memory = await measureEndurance(shop, addresses);
      console.log(
        `A minute of ${memory.pages.toLocaleString('en-GB')} distinct pages: ${Math.round(memory.start)} MB at the ` +
          `start, ${Math.round(memory.middle)} MB in the middle, ${Math.round(memory.end)} MB at the end.`,
      );
      const order = await measureOrder(shop.origin, addresses, client);
      console.log(
        `Pages under mixed load: p99 ${order.without.p99} ms without an order, ${order.with.p99} ms with one.`,
      );
    }
    for (const server of servers.splice(0)) await server.stop();
    const illustrated = await opened(startShop({ ...env, PICTURE_WORKERS: '2' }));
    console.log(`\n${(await measureInBrowser(illustrated.origin, forgetOf(illustrated))).join('\n')}`);
  } finally {
    await closeAll();
  }
}
