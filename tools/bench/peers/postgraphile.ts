import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer, type Server } from '../measuring/processes.ts';

/** Installed when the bench first runs, because it's 300 MB that nothing else needs. */
const PACKAGES = ['postgraphile@5.1.5', '@graphile/pg-aggregates@0.2.0-rc.2'];
/** npm writes it last. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Starts PostGraphile on the shop's database.
 * @param dataDir the folder for its packages.
 * @returns null, with a line that says so, if they can't be installed.
 */
export async function startPostGraphile(
  env: Readonly<Record<string, string>>,
  dataDir: string,
): Promise<Server | null> {
  const folder = join(dataDir, PACKAGES.join('+').replaceAll('/', '-'));
  try {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(join(folder, INSTALLED)))
      await promisify(execFile)(
        'npm',
        ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', ...PACKAGES],
        { shell: process.platform === 'win32' },
      );
  } catch (error) {
    console.error(`Without PostGraphile, which can’t be installed: ${String(error).split('\n', 1)[0]}`);
    return null;
  }
  return startServer('tools/bench/peers/postgraphile-server.ts', '/', {
    ...env,
    POSTGRAPHILE_FOLDER: folder,
  });
}
