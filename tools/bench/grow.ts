import { mkdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import {
  startEmbeddedDatabase,
  type EmbeddedDatabase,
} from '../../api/src/platform/database/embedded-database.ts';
import { growCatalogue } from './grown-catalogue.ts';
import { startLoadGenerator } from './load/generator.ts';
import { NARROWINGS, PARTS, SORTS, type Narrowing, type Part } from './measuring/listing-questions.ts';
import { shopEnv, startShop, type Server } from './measuring/processes.ts';
import { readQuestions } from './measuring/questions.ts';
import { noteStatementTimes, statementTime } from './measuring/statement-times.ts';
import { forgetAnswers, herdSentence, measureHerd } from './runs/herd.ts';

const ROUNDS = 5;
const MOST_ATTEMPTS = 50;
const DEEP_PAGE = 200;
/** A page's aim in milliseconds, up to ten times the catalogue and beyond. Slower statements are marked. */
const PAGE_MS = { usual: 10, beyond: 30 };
const TEN_TIMES = 10;
const BETWEEN_LOOKS_MS = 200;
const MOST_RETRIES = 10;
const BUSY_MS = 2_000;

/** A column of a printed table: a part of the listing, with further variables. */
interface Column {
  readonly name: string;
  readonly part: Part;
  readonly more?: object;
}

/** The database with statement statistics on; the first time, that takes a second start. */
async function openDatabase(data: string): Promise<{ database: EmbeddedDatabase; owner: pg.Client }> {
  mkdirSync(data, { recursive: true });
  for (;;) {
    const database = await startEmbeddedDatabase(data);
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    if (await noteStatementTimes(owner)) return { database, owner };
    await owner.end();
    await database.stop();
  }
}

/**
 * Queries the shop, again after a pause if it's too busy.
 *
 * @throws Error that shows an answer with errors.
 */
async function ask(origin: string, query: string, variables: object, retries = MOST_RETRIES): Promise<void> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const text = await answer.text();
  if (text.includes('SERVICE_UNAVAILABLE') && retries > 0) {
    await setTimeout(BUSY_MS);
    return ask(origin, query, variables, retries - 1);
  }
  if (!answer.ok || text.includes('"errors"')) throw new Error(`${JSON.stringify(variables)}: ${text}`);
}

const head = (columns: readonly string[]): string =>
  `| Narrowed by | ${columns.join(' | ')} |\n| --- |${' ---: |'.repeat(columns.length)}`;

/**
 * Measures the listing on a catalogue `factor` times as large, in its own database. Prints how long the statements of
 * each order take with each single filter, as the shop runs them and PostgreSQL measures them.
 */
export async function benchGrown(factor: number): Promise<void> {
  const data = fileURLToPath(new URL(`../../.data/bench-grown-${factor}`, import.meta.url));
  const { database, owner } = await openDatabase(data);
  const env = shopEnv(database.url, data);
  try {
    // The first start creates the tables and the demonstration's catalogue.
    await (await startShop(env)).stop();
    const tyres = await growCatalogue(owner, factor);
    console.log(
      `${tyres.toLocaleString('en-GB')} tyres; milliseconds in the database, fastest of ${ROUNDS}.`,
    );
    await withShop({ ...env, RESPONSE_CACHE: 'off' }, async (shop) => {
      // It would find the invented scores wrong, and rewrite every tyre while they're measured.
      await owner.query("delete from pgboss.schedule where name = 'score-tyres'");
      await runJob(owner, 'merge-listing-counts');
      await owner.query('vacuum (analyze)');
      await measureStatements(owner, shop.origin, factor > TEN_TIMES ? PAGE_MS.beyond : PAGE_MS.usual);
    });
    await withShop(env, (shop) => measureVisitors(owner, shop.origin));
  } finally {
    await owner.end();
    await database.stop();
  }
}

/** Has the shop run a job, and waits for its end. */
async function runJob(owner: pg.Client, name: string): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    "insert into pgboss.job (name, policy) values ($1, 'short') returning id",
    [name],
  );
  const isDone = async (): Promise<boolean> =>
    (await owner.query("select from pgboss.job where id = $1 and state = 'completed'", [rows[0]?.id]))
      .rowCount === 1;
  while (!(await isDone())) await setTimeout(BETWEEN_LOOKS_MS);
}

async function withShop(env: Record<string, string>, work: (shop: Server) => Promise<void>): Promise<void> {
  const shop = await startShop(env);
  try {
    await work(shop);
  } finally {
    await shop.stop();
  }
}

/** Prints the times of a listing's parts, and lists those above the limit. */
async function measureStatements(owner: pg.Client, origin: string, limitMs: number): Promise<void> {
  const slow: string[] = [];
  const time = async (
    { query, statement }: Part,
    { filter, search }: Narrowing,
    more: object,
  ): Promise<number> => {
    let fastest = Infinity;
    // Other work on the machine only adds to a time. The first round warms up: it reads pages and parses statements.
    let round = 0;
    for (let left = MOST_ATTEMPTS; round <= ROUNDS; left -= 1) {
      if (left === 0) throw new Error(`The shop ran no statement like ${statement}.`);
      // Counts are cached whatever the settings.
      await forgetAnswers(owner, origin);
      const ms = await statementTime(owner, statement, () =>
        ask(origin, query, { filter, search, sort: SORTS[0], ...more }),
      );
      if (ms === undefined) {
        await setTimeout(BETWEEN_LOOKS_MS);
        continue;
      }
      if (round > 0) fastest = Math.min(fastest, ms);
      round += 1;
    }
    return fastest;
  };
  const table = async (columns: readonly Column[]): Promise<void> => {
    console.log(head(columns.map(({ name }) => name)));
    for (const narrowing of NARROWINGS) {
      const cells: string[] = [];
      for (const { name, part, more = {} } of columns) {
        const ms = await time(part, narrowing, more);
        cells.push(ms > limitMs ? `**${ms.toFixed(1)}**` : ms.toFixed(1));
        if (ms > limitMs) slow.push(`${narrowing.name}, ${name}: ${ms.toFixed(1)} ms`);
      }
      console.log(`| ${narrowing.name} | ${cells.join(' | ')} |`);
    }
  };
  const cards = async (page: number): Promise<void> => {
    console.log(`\nThe 48 cards of page ${page}:\n`);
    await table(SORTS.map((sort) => ({ name: sort, part: PARTS.cards, more: { sort, page } })));
  };
  await cards(1);
  console.log('\nThe counts:\n');
  await table([
    { name: 'total', part: PARTS.total },
    { name: 'facets', part: PARTS.facets },
  ]);
  await cards(DEEP_PAGE);
  console.log(`\n${slow.length} took more than ${limitMs} ms:\n${slow.join('\n')}`);
}

/** Prints how long visitors wait for uncached pages. */
async function measureVisitors(owner: pg.Client, origin: string): Promise<void> {
  const { pages } = await readQuestions(owner, 300);
  const addresses = pages.questions.map(({ shop: asked }) => asked);
  console.log(`\n${herdSentence(await measureHerd(origin, addresses, () => forgetAnswers(owner, origin)))}`);
  const generator = startLoadGenerator(null);
  const { perSecond, p50, p99 } = await generator.load('Distinct pages', {
    origin,
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
}
