import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../api/src/platform/process/free-port.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const BETWEEN_PROBES_MS = 100;

/** A server that the bench has started as a separate process. */
export interface Server {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * The settings for measuring a shop on a database: no limits, pictures, pages rendered ahead or log in the way, and
 * visitors with addresses of their own.
 */
export function shopEnv(databaseUrl: string, dataDir: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '10000000',
    PAGES_PER_MINUTE: '10000000',
    CHECKOUTS_PER_ADDRESS: '10000000',
    PIECES_PER_ADDRESS: '10000000',
    GRAPHQL_MAX_COST: '100000',
    PICTURE_WORKERS: '0',
    WARM_PAGES: 'off',
    TRUSTED_PROXIES: '1',
  };
}

/** Starts the built shop, which migrates the database and fills an empty one. */
export const startShop = (env: Record<string, string>): Promise<Server> =>
  startServer('api/dist/main.js', '/api/ready', env);

/**
 * Starts a script of the project on a free port.
 * @param probe a path that is answered, if only with 404, once the server is ready.
 * @throws Error if the process ends before it answers.
 */
export async function startServer(
  script: string,
  probe: string,
  env: Record<string, string>,
): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(PROJECT, script)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), SANDBOX_PORT: String(await freePort()), ...env },
  });
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    const ready = await fetch(`${origin}${probe}`).then(
      ({ status }) => status < 500,
      () => false,
    );
    if (ready) return { origin, pid: child.pid ?? 0, stop: () => stop(child) };
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${script} ended with ${child.exitCode ?? child.signalCode} before it answered.`);
    await new Promise((wake) => setTimeout(wake, BETWEEN_PROBES_MS));
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
