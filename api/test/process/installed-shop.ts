import { execFile, spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, onTestFinished } from 'vitest';
import { freePort } from '../../src/platform/process/free-port.ts';
import { copyDatabase } from '../test-shop.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
/** The shop as installed, in a process of its own. */
export interface InstalledShop {
  readonly origin: string;
  readonly child: ChildProcess;
  /** Its exit code; null if a signal ended it. */
  readonly exit: Promise<number | null>;
}

/** Builds the shop before a file's tests. In a full test run it's already built. */
export function useBuiltShop(): void {
  // A bundle made for tests would be a different one.
  beforeAll(() =>
    promisify(execFile)(process.execPath, [join(PROJECT, 'tools/build.ts')], {
      env: { ...process.env, NODE_ENV: undefined },
    }),
  );
}

/**
 * Starts the shop; it ends with the test.
 * @param stdio where its log goes.
 * @param env environment variables on top of the tests' own.
 */
export async function startShop(
  databaseUrl: string,
  stdio: StdioOptions,
  env: Record<string, string> = {},
): Promise<InstalledShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'treadline-process-'));
  const port = await freePort();
  const child = spawn(process.execPath, [join(PROJECT, 'api/dist/main.js')], {
    stdio,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      SANDBOX_PORT: String(await freePort()),
      PICTURE_WORKERS: '0',
      ...env,
    },
  });
  // Pipes that nobody reads any more.
  for (const pipe of [child.stdout, child.stderr]) pipe?.destroy();
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exit;
    rmSync(dataDir, { recursive: true, force: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  const ended = exit.then((code) =>
    Promise.reject(new Error(`The shop ended with ${code} before it was open.`)),
  );
  await Promise.race([opens(origin), ended]);
  return { origin, child, exit };
}

const opens = (origin: string): Promise<void> =>
  expect
    .poll(() =>
      fetch(`${origin}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);

/** A database of the test's own. */
export async function aDatabase(): Promise<string> {
  const { url, drop } = await copyDatabase();
  onTestFinished(drop);
  return url;
}
