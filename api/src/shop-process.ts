import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { seed } from '@treadline/seed';
import type { Logger } from 'pino';
import { migrations } from '../migrations/migrations.ts';
import { createApp } from './app.ts';
import { features } from './features.ts';
import { readConfig, type Config, type StripeConfig } from './platform/config/config.ts';
import { ConfigError } from './platform/config/environment.ts';
import { inShopRole, startEmbeddedDatabase } from './platform/database/embedded-database.ts';
import { bindJobs } from './platform/features/job.ts';
import { openPlatform } from './platform/features/open-platform.ts';
import { openServices } from './platform/features/open-services.ts';
import { openMetricsServer } from './platform/http/serve-metrics.ts';
import { createLogger } from './platform/observability/logging.ts';
import { devWebPages } from './platform/pages/web-dev-server.ts';
import { builtWebPages } from './platform/pages/web-pages.ts';
import { makeDataFolder } from './platform/process/data-folder.ts';
import { errorCodeOf } from './platform/process/error-code.ts';
import { listenAt } from './platform/process/listening.ts';
import { outliveLog } from './platform/process/unwritten-log.ts';

/** Two folders above api/dist, so the shop can be started from any folder. */
const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const SHUTDOWN_TIMEOUT_MS = 15_000;
const KEY_BYTES = 24;

/** Closes everything that was started. They run in reverse order. */
const closers: (() => Promise<unknown>)[] = [];
/**
 * Aborted when the shop has to stop. `start` checks it after each step, so even a half-started shop closes in order.
 */
const stopping = new AbortController();
/** How long load balancers have to stop sending requests, in milliseconds; null until the shop is open. */
let drainMs: number | null = null;

/** @throws ConfigError if the sandbox isn't installed, as in the production image. */
const loadSandbox = (): Promise<typeof import('@treadline/payment-sandbox')> =>
  import('@treadline/payment-sandbox').catch((error: unknown) => {
    if (errorCodeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new ConfigError('STRIPE_SECRET_KEY is missing: the payment sandbox isn’t part of this image.');
  });

/** Starts the payment sandbox in place of Stripe. The rest of the shop can't tell the difference. */
async function openSandbox(config: Config, logger: Logger): Promise<StripeConfig> {
  const { createPaymentSandbox } = await loadSandbox();
  const secretKey = `sk_test_${randomBytes(KEY_BYTES).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(KEY_BYTES).toString('hex')}`;
  const sandbox = createPaymentSandbox({
    secretKey,
    webhook: { url: () => `http://127.0.0.1:${config.port}/api/payments/webhook`, secret: webhookSecret },
    stateFile: join(config.dataDir, 'payment-sandbox.json'),
    logger,
    shopName: 'Treadline',
    allowInProduction: config.production,
    publicUrl: config.sandbox.publicUrl,
  });
  const apiUrl = await listenAt(
    {
      ...config.sandbox,
      hostSetting: config.sandbox.host === config.host ? 'HOST' : 'SANDBOX_HOST',
      portSetting: 'SANDBOX_PORT',
    },
    (where) => sandbox.listen(where),
  );
  closers.push(() => sandbox.close());
  logger.info(`Payments go to the sandbox at ${apiUrl}; no real money moves.`);
  return { secretKey, webhookSecret, apiUrl };
}

function endOnSignals(logger: Logger): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (!stopping.signal.aborted) logger.info('Stopping …');
      void stop(0);
    });
}

async function start(pagesBuilt: Promise<unknown>): Promise<void> {
  const config = readConfig(process.env, PROJECT);
  const logger = createLogger(config.logLevel, process.stdout);
  endOnSignals(logger);
  makeDataFolder(config.dataDir);
  const database = config.databaseUrl ? null : await startEmbeddedDatabase(config.dataDir);
  if (database) {
    closers.push(() => database.stop());
    stopping.signal.throwIfAborted();
    void database.lost.then(() => {
      logger.fatal(
        `The database ended unexpectedly, so the shop is stopping. Its log is ${join(config.dataDir, 'postgres.log')}.`,
      );
      return stop(1);
    });
  }
  const { platform, close } = await openPlatform({
    config: config.stripe ? config : { ...config, stripe: await openSandbox(config, logger) },
    logger,
    databaseUrl: config.databaseUrl ?? (database ? inShopRole(database.url) : ''),
    ownerUrl: config.ownerDatabaseUrl ?? database?.url ?? null,
    entities: features.flatMap((feature) => feature.entities ?? []),
    migrations,
  });
  closers.push(close);
  stopping.signal.throwIfAborted();
  await seed(platform, join(PROJECT, 'tools/seed/data'), stopping.signal);
  const services = openServices(platform, features);
  await pagesBuilt;
  stopping.signal.throwIfAborted();
  const webFolder = join(PROJECT, 'web');
  const pages = config.webDevServer
    ? await devWebPages(webFolder)
    : await builtWebPages(webFolder, config.serviceWorker, logger);
  const app = await createApp(services, { pages, isLeaving: () => stopping.signal.aborted });
  closers.push(
    () => app.close(),
    () => pages.close(),
  );
  stopping.signal.throwIfAborted();
  await platform.jobs.start(
    bindJobs(
      services,
      features.flatMap((feature) => feature.jobs ?? []),
    ),
  );
  for (const feature of features) {
    const end = await feature.start?.(services);
    if (end) closers.push(end);
    stopping.signal.throwIfAborted();
  }
  closers.push(await openMetricsServer(platform));
  await listenAt(
    { host: config.host, port: config.port, hostSetting: 'HOST', portSetting: 'PORT' },
    (where) => app.listen(where),
  );
  drainMs = config.drainSeconds * 1_000;
  logger.info(`Treadline is open at ${config.publicUrl}`);
}

/** Settles once the shop is open or has failed to open. Never rejects. */
let started: Promise<void> = Promise.resolve();

/**
 * Stops the shop and exits with `code`. With code 0, an open shop first goes on answering for the drain time and
 * reports itself as not ready. Waits for `start` to finish: whatever it's opening would otherwise stay open.
 */
async function stop(code: number): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  if (code === 0 && drainMs) await setTimeout(drainMs);
  const timeout = globalThis.setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS);
  await started;
  for (const close of closers.toReversed())
    await close().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  clearTimeout(timeout);
  process.exit(code);
}

function fail(error: unknown): void {
  // A start that was interrupted can fail with any error. `stop` is already running.
  if (stopping.signal.aborted) return;
  const expected = error instanceof ConfigError;
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  void stop(1);
}

/**
 * Opens the shop and runs it until a signal ends the process.
 * @param pagesBuilt settles once the pages are built; the database is prepared meanwhile.
 */
export function runShop(pagesBuilt: Promise<unknown> = Promise.resolve()): void {
  outliveLog();
  started = start(pagesBuilt).catch(fail);
}
