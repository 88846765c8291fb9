import 'reflect-metadata';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { migrations } from '../migrations/migrations.ts';
import { features } from './features.ts';
import { drawAhead, ShopPictures } from './features/shop/pictures/index.ts';
import { readConfig, type Config } from './platform/config/config.ts';
import { ConfigError } from './platform/config/environment.ts';
import { reachDatabase } from './platform/database/reach-database.ts';
import { openPlatform } from './platform/features/open-platform.ts';
import { openServices } from './platform/features/open-services.ts';
import { FilesAway } from './platform/files/file-store.ts';
import { openFiles } from './platform/files/open-files.ts';
import { createLogger } from './platform/observability/logging.ts';
import { runCommand } from './platform/process/run-command.ts';

/** Two folders up from api/dist/pictures.js, so the working directory doesn't matter. */
const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const SECONDS_PER_MINUTE = 60;

const logger = createLogger('warn', process.stderr);

/** Lists all pictures, and lets go of the database: drawing takes long, and doesn't need it. */
async function allJobs(config: Config): ReturnType<ShopPictures['allJobs']> {
  const database = await reachDatabase(config);
  const { platform, close } = await openPlatform({
    config,
    logger,
    databaseUrl: database.shopUrl,
    ownerUrl: database.ownerUrl,
    entities: features.flatMap((feature) => feature.entities ?? []),
    migrations,
  });
  try {
    return await openServices(platform, features).get(ShopPictures).allJobs();
  } finally {
    await close();
    await database.stop();
  }
}

/** Returns a listener that writes a line at the start, and for each further percent. */
function progress(): (there: number, all: number) => void {
  const started = performance.now();
  let first: number | null = null;
  let lastPercent = 0;
  return (there, all) => {
    first ??= there;
    const percent = Math.floor((there / all) * 100);
    if (there > first && percent === lastPercent) return;
    lastPercent = percent;
    const perPicture = (performance.now() - started) / 1_000 / SECONDS_PER_MINUTE / (there - first);
    const left =
      there === first || there === all ? '' : `, about ${Math.ceil((all - there) * perPicture)} min left`;
    process.stdout.write(
      `${there.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')} pictures (${percent}%)${left}\n`,
    );
  };
}

async function drawPictures(): Promise<void> {
  const config = readConfig(process.env, PROJECT);
  const workers = config.pictureWorkers ?? availableParallelism();
  if (workers === 0) throw new ConfigError('PICTURE_WORKERS is 0, so the shop draws no pictures.');
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  const jobs = await allJobs(config);
  const files = await openFiles(config.uploads);
  try {
    const options = { jobs, files, uploads: config.uploads, workers, logger, stopping: stopping.signal };
    const there = await drawAhead({ ...options, report: progress() });
    if (stopping.signal.aborted) process.stdout.write('Stopped. The next run draws the others.\n');
    else if (there < jobs.length)
      throw new ConfigError(`${jobs.length - there} pictures could not be drawn.`);
  } finally {
    files.close();
  }
}

runCommand(drawPictures, FilesAway);
