import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPaymentSandbox } from '@treadline/payment-sandbox';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { inject } from 'vitest';
import { migrations } from '../migrations/migrations.ts';
import { createApp } from '../src/app.ts';
import { features } from '../src/features.ts';
import { readConfig, type Config } from '../src/platform/config/config.ts';
import type { HashingCost } from '../src/platform/config/hashing-cost.ts';
import { announceChange, type Dataset } from '../src/platform/database/data-versions.ts';
import { inShopRole } from '../src/platform/database/embedded-database.ts';
import { bindJobs, type Job } from '../src/platform/features/job.ts';
import { openPlatform } from '../src/platform/features/open-platform.ts';
import { openServices } from '../src/platform/features/open-services.ts';
import { createLogger } from '../src/platform/observability/logging.ts';
import type { WebPages } from '../src/platform/pages/web-pages.ts';
import type { Services } from '../src/platform/services/services.ts';

/** A GraphQL answer as a plain HTTP client sees it. */
export interface GraphqlAnswer<Data> {
  readonly status: number;
  readonly data: Data;
  readonly errors?: {
    readonly message: string;
    readonly path?: (string | number)[];
    readonly extensions: { readonly code: string; readonly [key: string]: unknown };
  }[];
  readonly headers: Record<string, unknown>;
}

/** A whole shop on a copy of the seeded database: HTTP server, jobs, and the sandbox as payment provider. */
export interface TestShop {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly config: Config;
  /** The shop's database, for opening a second shop on it or taking it down. */
  readonly databaseUrl: string;
  readonly sandbox: ReturnType<typeof createPaymentSandbox>;
  /** Everything the shop logged as a warning or worse; every test expects it to be empty or explained. */
  readonly complaints: string[];
  /** The SQL statements that the hot reads have run since the last call. */
  takeStatements(): string[];
  /** Announces to every process that a dataset has changed, for example by SQL, and waits until this one has heard. */
  announce(dataset: Dataset): Promise<void>;
  /** Sets the shop's clock. */
  setNow(now: Date): void;
  /** Sets how many milliseconds the payment provider's clock is ahead of the shop's. */
  setProviderAhead(milliseconds: number): void;
  graphql<Data = Record<string, never>>(
    query: string,
    variables?: object,
    headers?: Record<string, string>,
  ): Promise<GraphqlAnswer<Data>>;
  /** Runs SQL on the shop's database. */
  rows<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** The cheapest hash that argon2id allows, because tests sign in thousands of times. */
const CHEAP_HASHING: HashingCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** A test mustn't depend on how busy the machine is. */
const NO_HURRY_MS = 300_000;

export interface TestShopOptions {
  /** Environment variables on top of the tests' own. */
  readonly env?: Record<string, string>;
  /** Starts the job workers too; if a list, only those. */
  readonly jobs?: boolean | readonly Job[];
  readonly now?: Date;
  /** The web client; without one the shop serves no pages. */
  readonly pages?: WebPages;
  /** Runs the shop as a role that doesn't own its tables, as outside the tests. */
  readonly ownRole?: boolean;
  /** Opens a process on the database of another shop or server, which must be closed after this one. */
  readonly besides?: Pick<TestShop, 'databaseUrl'>;
}

/** A copy of the seeded database, for one test file. */
export async function copyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const templateUrl = inject('templateUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: templateUrl.replace(/[^/]+$/, 'postgres') });
  await admin.connect();
  await admin.query(`create database ${name} template treadline strategy file_copy`);
  return {
    url: templateUrl.replace(/[^/]+$/, name),
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/** Opens a shop. Close it in `afterAll`. */
export async function openTestShop({
  env = {},
  jobs = false,
  now,
  pages,
  ownRole = false,
  besides,
}: TestShopOptions = {}): Promise<TestShop> {
  const database = besides ? { url: besides.databaseUrl, drop: async () => undefined } : await copyDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'treadline-shop-'));
  const complaints: string[] = [];
  const logger = createLogger('warn', { write: (line) => complaints.push(line) });
  const secrets = {
    secretKey: `sk_test_${randomBytes(8).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(8).toString('hex')}`,
  };
  let clock = now;
  let providerAhead = 0;
  let address = '';
  const sandbox = createPaymentSandbox({
    secretKey: secrets.secretKey,
    webhook: { url: () => `${address}/api/payments/webhook`, secret: secrets.webhookSecret },
    retryDelaysMs: [50, 100],
    now: () => new Date((clock ?? new Date()).getTime() + providerAhead),
  });
  const apiUrl = await sandbox.listen({ host: '127.0.0.1', port: 0 });
  const config: Config = {
    ...readConfig(
      {
        DATA_DIR: dataDir,
        PUBLIC_URL: 'http://shop.test',
        REQUESTS_PER_MINUTE: '1000000',
        PAGES_PER_MINUTE: '1000000',
        PAYMENT_READS_PER_HOUR: '1000',
        SIGN_INS_PER_ADDRESS: '1000000',
        // Tests that set the clock keep using the same administrator.
        ADMIN_IDLE_MINUTES: '525600',
        CHECKOUTS_PER_ADDRESS: '1000000',
        PIECES_PER_ADDRESS: '1000000',
        PICTURE_WORKERS: '1',
        WEB_PROCESSES: '1',
        // Tests count renderings and statements.
        WARM_PAGES: 'off',
        ...env,
      },
      dataDir,
    ),
    stripe: { ...secrets, apiUrl },
    hashing: CHEAP_HASHING,
  };
  const { platform, close } = await openPlatform({
    config,
    databaseUrl: ownRole ? inShopRole(database.url) : database.url,
    ownerUrl: ownRole ? database.url : null,
    logger,
    entities: features.flatMap(({ entities = [] }) => entities),
    migrations,
    now: () => clock ?? new Date(),
  });
  const services = openServices(platform, features);
  const app = await createApp(services, { pages: pages ?? null, pagePatienceMs: NO_HURRY_MS });
  const allJobs = features.flatMap((feature) => feature.jobs ?? []);
  await platform.jobs.start(bindJobs(services, jobs === true ? allJobs : jobs || []));
  address = await app.listen({ host: '127.0.0.1', port: 0 });
  let statements: string[] = [];
  platform.sql.onStatement((text) => statements.push(text));

  return {
    app,
    services,
    config,
    sandbox,
    complaints,
    databaseUrl: database.url,
    takeStatements() {
      const taken = statements;
      statements = [];
      return taken;
    },
    async announce(dataset) {
      await platform.orm.em.fork().transactional((em) => announceChange(em, dataset));
      await platform.versions.caughtUp();
    },
    setNow(next) {
      clock = next;
    },
    setProviderAhead(milliseconds) {
      providerAhead = milliseconds;
    },
    async graphql<Data>(query: string, variables: object = {}, headers: Record<string, string> = {}) {
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify({ query, variables }),
      });
      return {
        status: response.statusCode,
        headers: response.headers,
        ...response.json<{ data: Data; errors?: NonNullable<GraphqlAnswer<Data>['errors']> }>(),
      };
    },
    rows: (text, values) => platform.sql.rows(text, values),
    async close() {
      await app.close();
      await close();
      await sandbox.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
