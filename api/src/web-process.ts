/** A web process: serves visitors beside others like it, and is opened and stopped by the shop process. */
import 'reflect-metadata';
import { createBirpc } from 'birpc';
import { features } from './features.ts';
import { openWeb, startFeatures } from './open-web.ts';
import { ConfigError } from './platform/config/environment.ts';
import { openPlatform } from './platform/features/open-platform.ts';
import { openServices } from './platform/features/open-services.ts';
import { createLogger } from './platform/observability/logging.ts';
import type { Metrics } from './platform/observability/metrics.ts';
import { ProcessLife, STOP_SIGNALS } from './platform/process/process-life.ts';
import { outliveLog } from './platform/process/unwritten-log.ts';
import {
  SOCKET_FD,
  WEB_STOP_MS,
  type OpeningFault,
  type ShopFunctions,
  type WebFunctions,
  type WebOptions,
} from './web-processes.ts';

const life = new ProcessLife(WEB_STOP_MS);
let metrics: Metrics | null = null;

async function open({ config, databaseUrl }: WebOptions): Promise<void> {
  const logger = createLogger(config.logLevel, process.stdout);
  const { platform, close } = await openPlatform({
    config,
    databaseUrl,
    logger,
    entities: features.flatMap((feature) => feature.entities ?? []),
    migrations: null,
  });
  life.onClose(close);
  metrics = platform.metrics;
  metrics.collect = () => shop.metrics();
  const services = openServices(platform, features);
  await platform.jobs.start([]);
  await startFeatures(services, life);
  await openWeb(services, life, SOCKET_FD);
}

const faultOf = (error: unknown): OpeningFault => ({
  isExpected: error instanceof ConfigError,
  message: error instanceof ConfigError ? error.message : String((error as Error).stack ?? error),
});

const shop = createBirpc<ShopFunctions, WebFunctions>(
  {
    open: (options) => open(options).then(() => null, faultOf),
    metrics: async () => (await metrics?.registry.getMetricsAsJSON()) ?? [],
    stop: (code) => life.stop(code),
  },
  {
    post: (message) => process.send?.(message, undefined, undefined, () => undefined),
    on: (listener) => process.on('message', listener),
  },
);

outliveLog();
// Ctrl-C and some supervisors signal every process of a group, but when to stop is the shop process's decision.
for (const signal of STOP_SIGNALS) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(1));
