import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { seed } from '@treadline/seed';
import type { Logger } from 'pino';
import { migrations } from '../migrations/migrations.ts';
import { features } from './features.ts';
import { openWeb, PROJECT, startFeatures } from './open-web.ts';
import { readConfig, type Config, type StripeConfig } from './platform/config/config.ts';
import { ConfigError } from './platform/config/environment.ts';
import { inShopRole, startEmbeddedDatabase } from './platform/database/embedded-database.ts';
import { bindJobs } from './platform/features/job.ts';
import { openPlatform } from './platform/features/open-platform.ts';
import { openServices } from './platform/features/open-services.ts';
import { openMetricsServer } from './platform/http/serve-metrics.ts';
import { createLogger } from './platform/observability/logging.ts';
import { makeDataFolder } from './platform/process/data-folder.ts';
import { errorCodeOf } from './platform/process/error-code.ts';
import { listenAt } from './platform/process/listening.ts';
import { ProcessLife, STOP_SIGNALS } from './platform/process/process-life.ts';
import { outliveLog } from './platform/process/unwritten-log.ts';
import { SignedTokens } from './platform/services/signed-token.ts';
import { startWebProcesses } from './web-processes.ts';

const KEY_BYTES = 24;

const life = new ProcessLife();

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
  life.onClose(() => sandbox.close());
  logger.info(`Payments go to the sandbox at ${apiUrl}; no real money moves.`);
  return { secretKey, webhookSecret, apiUrl };
}

function endOnSignals(logger: Logger): void {
  for (const signal of STOP_SIGNALS)
    process.on(signal, () => {
      if (!life.stopping.aborted) logger.info('Stopping …');
      void life.stop(0);
    });
}

async function start(pagesBuilt: Promise<unknown>): Promise<void> {
  const config = readConfig(process.env, PROJECT);
  const logger = createLogger(config.logLevel, process.stdout);
  endOnSignals(logger);
  makeDataFolder(config.dataDir);
  const others = config.webProcesses > 1 ? await startWebProcesses(config, life, logger) : null;
  const database = config.databaseUrl ? null : await startEmbeddedDatabase(config.dataDir);
  if (database) {
    life.onClose(() => database.stop());
    life.stopping.throwIfAborted();
    void database.lost.then(() => {
      logger.fatal(
        `The database ended unexpectedly, so the shop is stopping. Its log is ${join(config.dataDir, 'postgres.log')}.`,
      );
      return life.stop(1);
    });
  }
  const shop = {
    config: config.stripe ? config : { ...config, stripe: await openSandbox(config, logger) },
    databaseUrl: config.databaseUrl ?? (database ? inShopRole(database.url) : ''),
  };
  const { platform, close } = await openPlatform({
    ...shop,
    logger,
    ownerUrl: config.ownerDatabaseUrl ?? database?.url ?? null,
    entities: features.flatMap((feature) => feature.entities ?? []),
    migrations,
  });
  life.onClose(close);
  life.stopping.throwIfAborted();
  await seed(platform, join(PROJECT, 'tools/seed/data'), life.stopping);
  const services = openServices(platform, features);
  await services.get(SignedTokens).prepare();
  const jobs = features.flatMap((feature) => feature.jobs ?? []);
  await platform.jobs.start(bindJobs(services, jobs));
  for (const feature of features) await feature.prepare?.(services);
  await startFeatures(services, life);
  await pagesBuilt;
  life.stopping.throwIfAborted();
  if (others) {
    await others.open(shop, platform.metrics);
    life.isOpen(config.drainSeconds);
  } else await openWeb(services, life);
  life.onClose(await openMetricsServer(platform));
  logger.info(`Treadline is open at ${config.publicUrl}`);
}

/**
 * Opens the shop and runs it until a signal ends the process.
 * @param pagesBuilt settles once the pages are built; the database is prepared meanwhile.
 */
export function runShop(pagesBuilt: Promise<unknown> = Promise.resolve()): void {
  outliveLog();
  life.start(() => start(pagesBuilt));
}
