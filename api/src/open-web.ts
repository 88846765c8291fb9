import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { features } from './features.ts';
import { devWebPages } from './platform/pages/web-dev-server.ts';
import { builtWebPages } from './platform/pages/web-pages.ts';
import { listenAt } from './platform/process/listening.ts';
import type { ProcessLife } from './platform/process/process-life.ts';
import type { Services } from './platform/services/services.ts';

/** Two folders above api/dist, so the shop can be started from any folder. */
export const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** Starts the features' own work in this process. */
export async function startFeatures(services: Services, life: ProcessLife): Promise<void> {
  for (const feature of features) {
    const end = await feature.start?.(services);
    if (end) life.onClose(end);
    life.stopping.throwIfAborted();
  }
}

/**
 * Serves the shop's pages, API and files from this process.
 * @param fd the number of an open socket to listen on; by default PORT on HOST.
 */
export async function openWeb(services: Services, life: ProcessLife, fd?: number): Promise<void> {
  const { config, logger } = services.platform;
  const webFolder = join(PROJECT, 'web');
  const pages = config.webDevServer
    ? await devWebPages(webFolder)
    : await builtWebPages(webFolder, config.serviceWorker, logger);
  life.onClose(() => pages.close());
  const app = await createApp(services, { pages, isLeaving: () => life.stopping.aborted });
  life.onClose(() => app.close());
  life.stopping.throwIfAborted();
  await listenAt(
    { host: config.host, port: config.port, hostSetting: 'HOST', portSetting: 'PORT' },
    (where) => app.listen({ ...where, ...(fd === undefined ? {} : { fd }) }),
  );
  life.isOpen(config.drainSeconds);
}
