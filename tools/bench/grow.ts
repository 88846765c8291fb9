/**
 * `pnpm bench:grow`: measures the listing on ten times the catalogue, in its own database. Prints how long the
 * statements of each order take with each single filter, as the shop runs them and PostgreSQL measures them.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import {
  startEmbeddedDatabase,
  type EmbeddedDatabase,
} from '../../api/src/platform/database/embedded-database.ts';
import { growCatalogue } from './grown-catalogue.ts';
import { startLoadGenerator } from './load/generator.ts';
import { NARROWINGS, PARTS, SORTS, type Narrowing, type Part } from './measuring/listing-questions.ts';
import { median } from './measuring/median.ts';
import { shopEnv, startShop } from './measuring/processes.ts';
import { readQuestions } from './measuring/questions.ts';
import { noteStatementTimes, statementTime } from './measuring/statement-times.ts';
import { forgetAnswers, herdSentence, measureHerd } from './runs/herd.ts';

const DATA = fileURLToPath(new URL('../../.data/bench-grown', import.meta.url));
const ROUNDS = 5;
const DEEP_PAGE = 200;
/** Slower statements, in milliseconds, are marked. */
const SLOW_MS = 10;

/** The database with statement statistics on; the first time, that takes a second start. */
async function openDatabase(): Promise<{ database: EmbeddedDatabase; owner: pg.Client }> {
  for (;;) {
    const database = await startEmbeddedDatabase(DATA);
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    if (await noteStatementTimes(owner)) return { database, owner };
    await owner.end();
    await database.stop();
  }
}

/**
 * Queries the shop.
 *
 * @throws Error that shows an answer with errors.
 */
async function ask(origin: string, query: string, variables: object): Promise<void> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const text = await answer.text();
  if (!answer.ok || text.includes('"errors"')) throw new Error(`${JSON.stringify(variables)}: ${text}`);
}

const marked = (ms: number): string => (ms > SLOW_MS ? `**${ms.toFixed(1)}**` : ms.toFixed(1));

const row = (name: string, times: readonly number[]): string =>
  `| ${name} | ${times.map(marked).join(' | ')} |`;

const head = (columns: readonly string[]): string =>
  `| Narrowed by | ${columns.join(' | ')} |\n| --- |${' ---: |'.repeat(columns.length)}`;

mkdirSync(DATA, { recursive: true });
const { database, owner } = await openDatabase();
try {
  const env = { ...shopEnv(database.url, DATA), RESPONSE_CACHE: 'off' };
  // The first start creates the tables and the demonstration's catalogue.
  await (await startShop(env)).stop();
  const tyres = await growCatalogue(owner);
  const shop = await startShop(env);
  try {
    const time = async (
      { query, statement }: Part,
      { filter, search }: Narrowing,
      more: object = {},
    ): Promise<number> => {
      const times: number[] = [];
      // The first round is a warm-up: it reads pages into memory and parses statements.
      for (let round = 0; round <= ROUNDS; round += 1) {
        // Counts are cached whatever the settings.
        await forgetAnswers(owner, shop.origin);
        times.push(
          await statementTime(owner, statement, () =>
            ask(shop.origin, query, { filter, search, sort: SORTS[0], ...more }),
          ),
        );
      }
      return median(times.slice(1));
    };
    const slow: string[] = [];
    console.log(`${tyres.toLocaleString('en-GB')} tyres; milliseconds in the database, median of ${ROUNDS}.`);
    for (const page of [1, DEEP_PAGE]) {
      console.log(`\nThe 48 cards of page ${page}:\n\n${head(SORTS)}`);
      for (const narrowing of NARROWINGS) {
        const times: number[] = [];
        for (const sort of SORTS) {
          const ms = await time(PARTS.cards, narrowing, { sort, page });
          times.push(ms);
          if (ms > SLOW_MS) slow.push(`page ${page}, ${narrowing.name}, ${sort}: ${ms.toFixed(1)} ms`);
        }
        console.log(row(narrowing.name, times));
      }
    }
    console.log(`\nThe counts:\n\n${head(['total', 'facets'])}`);
    for (const narrowing of NARROWINGS) {
      const times = [await time(PARTS.total, narrowing), await time(PARTS.facets, narrowing)];
      console.log(row(narrowing.name, times));
      for (const [at, ms] of times.entries())
        if (ms > SLOW_MS)
          slow.push(`${at === 0 ? 'total' : 'facets'}, ${narrowing.name}: ${ms.toFixed(1)} ms`);
    }
    console.log(`\n${slow.length} took more than ${SLOW_MS} ms:\n${slow.join('\n')}`);
  } finally {
    await shop.stop();
  }
  const keeping = await startShop(shopEnv(database.url, DATA));
  try {
    const { pages } = await readQuestions(owner, 300);
    const addresses = pages.questions.map(({ shop: asked }) => asked);
    const forget = (): Promise<void> => forgetAnswers(owner, keeping.origin);
    console.log(`\n${herdSentence(await measureHerd(keeping.origin, addresses, forget))}`);
    const generator = startLoadGenerator(null);
    const { perSecond, p50, p99 } = await generator.load('Distinct pages', {
      origin: keeping.origin,
      questions: addresses,
      order: 'in turn',
      connections: 32,
      seconds: 20,
    });
    generator.close();
    console.log(
      `32 connections with a page each: ${perSecond.toFixed(1)} a second, p50 ${Math.round(p50)} ms, ` +
        `p99 ${Math.round(p99)} ms.`,
    );
  } finally {
    await keeping.stop();
  }
} finally {
  await owner.end();
  await database.stop();
}
