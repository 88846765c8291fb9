import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../api/src/platform/database/embedded-database.ts';
import { leaveCoreForGenerator } from './load/cores.ts';
import { startLoadGenerator } from './load/generator.ts';
import { shopEnv, startServer, startShop, type Server } from './measuring/processes.ts';
import { productQuestions, readQuestions } from './measuring/questions.ts';
import { startPostGraphile } from './peers/postgraphile.ts';
import { openReport } from './report.ts';
import { measureInBrowser } from './runs/browser.ts';
import { crowdTable, measureCrowd, type CrowdFigures } from './runs/crowd.ts';
import { forgetAnswers } from './runs/herd.ts';
import { measureReads } from './runs/reads.ts';
import { measureSingleFigures } from './runs/single-figures.ts';

const DATA = fileURLToPath(new URL('../../.data/bench', import.meta.url));
const PRODUCTS = 10_000;

/** How much is measured. */
interface Extent {
  /** Different questions of each kind. */
  readonly questions: number;
  readonly rounds: number;
  /** The length of a turn. */
  readonly seconds: number;
  /** The length of a turn under a crowd. */
  readonly crowdSeconds: number;
}

const QUICK: Extent = { questions: 60, rounds: 1, seconds: 1, crowdSeconds: 3 };
const FULL: Extent = { questions: 200, rounds: 3, seconds: 2, crowdSeconds: 10 };

/**
 * Measures the shop beside other servers on the same database, in one run. Absolute figures depend on the machine and
 * the moment, so ratios are printed for comparison; the servers take turns so that noise affects all of them.
 * @param isQuick leaves out memory, an order under load and the browser, measures less of the rest, and writes no page.
 */
export async function bench(isQuick: boolean): Promise<void> {
  const extent = isQuick ? QUICK : FULL;
  mkdirSync(DATA, { recursive: true });
  const core = leaveCoreForGenerator();
  const database = await startEmbeddedDatabase(DATA);
  const client = new pg.Client({ connectionString: database.url });
  const generator = startLoadGenerator(core);
  const servers: Server[] = [];
  const opened = async <S extends Server | null>(server: Promise<S>): Promise<S> => {
    const started = await server;
    if (started) servers.push(started);
    return started;
  };
  const stopServers = async (): Promise<void> => {
    for (const server of servers.splice(0)) await server.stop();
  };
  const closeAll = async (): Promise<void> => {
    generator.close();
    await stopServers();
    await client.end();
    await database.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void closeAll().finally(() => process.exit(1)));
  try {
    await client.connect();
    const report = await openReport(client, core, isQuick);
    const env = shopEnv(database.url, DATA);
    const one = { ...env, WEB_PROCESSES: '1' };
    const cold = await opened(startShop({ ...one, RESPONSE_CACHE: 'off' }));
    const shop = await opened(startShop(one));
    const peerEnv = { ...env, NODE_ENV: 'production' };
    const bare = await opened(
      startServer('tools/bench/bare/bare-server.ts', '/ready', { ...peerEnv, MARKUP_ORIGIN: cold.origin }),
    );
    const postgraphile = await opened(startPostGraphile(peerEnv, DATA));
    const { reads, pages } = await readQuestions(client, extent.questions);
    const addresses = pages.questions.map(({ shop: asked }) => asked);
    const forgetOf =
      ({ origin }: Server) =>
      (): Promise<void> =>
        forgetAnswers(client, origin);
    const compared = { bare, postgraphile, cold, shop, forget: forgetOf(shop) };
    report.add('Reads', await measureReads(generator, compared, reads, extent));
    const shops = { cold, shop, database: client };
    report.add('Single figures', await measureSingleFigures(generator, shops, addresses, isQuick));
    await stopServers();

    const products = (await productQuestions(client, PRODUCTS)).map(({ shop: asked }) => asked);
    const crowd = { addresses, products, seconds: extent.crowdSeconds };
    const figures = new Map<number, CrowdFigures>();
    for (const count of new Set([1, availableParallelism()])) {
      const crowded = await opened(startShop({ ...env, WEB_PROCESSES: String(count) }));
      figures.set(count, await measureCrowd(generator, crowded, client, crowd));
      await stopServers();
    }
    report.add('Crowds', crowdTable(figures));

    if (!isQuick) {
      const illustrated = await opened(startShop({ ...one, PICTURE_WORKERS: '2' }));
      report.add(
        'First visit in a browser',
        await measureInBrowser(illustrated.origin, forgetOf(illustrated)),
      );
    }
    if (generator.warnings.length > 0)
      report.add('Slow turns', generator.warnings.map((warning) => `- ${warning}`).join('\n'));
    if (!isQuick) report.write();
  } finally {
    await closeAll();
  }
}
