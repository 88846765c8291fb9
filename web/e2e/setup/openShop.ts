import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ADMIN_EMAIL } from './shopVariables.ts';

/** A separate shop: a new database with the whole catalogue, in its own process. */
export interface OpenShop {
  url: string;
  /** Its data folder, which includes sent emails. */
  dataDir: string;
  adminPassword: string;
  /** Stops the shop; throws if it logged a warning, exited with an error, or left a process behind. */
  close: () => Promise<void>;
}

const MAIN = fileURLToPath(new URL('../../../api/dist/main.js', import.meta.url));
/** Long enough to migrate and seed on two busy cores. */
const OPENING_TIMEOUT_MS = 240_000;
const WARNING_LEVEL = 40;
/** A test provokes this on purpose: in needsAttention.phone.spec.ts a bank sends a refund back. */
const PROVOKED = 'A refund came back after it was booked; it needs attention.';
const UNLIMITED = '1000000';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The shop's log: one JSON object per line. Any other output counts as a warning. */
class ShopLog {
  readonly complaints: string[] = [];
  readonly #awaited: { message: string; heard: () => void }[] = [];

  read(line: string): void {
    const entry = line.startsWith('{') ? (JSON.parse(line) as { level: number; msg?: string }) : undefined;
    if ((!entry || entry.level >= WARNING_LEVEL) && !entry?.msg?.startsWith(PROVOKED))
      this.complaints.push(line);
    for (const { message, heard } of this.#awaited) if (entry?.msg === message) heard();
  }

  said(message: string): Promise<void> {
    return new Promise((heard) => this.#awaited.push({ message, heard }));
  }
}

function listen(shop: ChildProcess): ShopLog {
  const log = new ShopLog();
  for (const stream of [shop.stdout, shop.stderr])
    if (stream) createInterface({ input: stream }).on('line', (line) => log.read(line));
  return log;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function close(shop: ChildProcess, log: ShopLog, dataDir: string, databasePid: number): Promise<void> {
  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  const [code, signal] = (await ended) as [number | null, string | null];
  const orphaned = isAlive(databasePid);
  rmSync(dataDir, { recursive: true, force: true });
  const faults = [
    ...log.complaints.map((line) => `It logged: ${line}`),
    ...(code === 0 ? [] : [`It ended with ${code ?? signal} and not with 0.`]),
    ...(orphaned ? [`It left its database (process ${databasePid}) running.`] : []),
  ];
  if (faults.length > 0) throw new Error(`The shop is not in order after the tests.\n${faults.join('\n')}`);
}

/** The process id of the database that runs in the shop's data folder. */
function databasePidIn(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

/**
 * Starts a shop with an empty data folder and waits until it is ready.
 * @param env environment variables on top of the tests' own.
 * @throws Error with its output if it exits or is not ready in time.
 */
export async function openShop(env: Record<string, string> = {}): Promise<OpenShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'treadline-e2e-'));
  const adminPassword = randomBytes(12).toString('hex');
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const shop = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      // All tests share one IP address.
      REQUESTS_PER_MINUTE: UNLIMITED,
      PAGES_PER_MINUTE: UNLIMITED,
      PAYMENT_READS_PER_HOUR: UNLIMITED,
      SIGN_INS_PER_ADDRESS: UNLIMITED,
      CHECKOUTS_PER_ADDRESS: UNLIMITED,
      PIECES_PER_ADDRESS: UNLIMITED,
      // Tests can't wait five minutes for the email about an abandoned checkout.
      PAYMENT_REMINDER_SECONDS: '2',
      // With an administrator set, the seed neither invents nor prints one.
      ADMIN_EMAIL,
      ADMIN_PASSWORD: adminPassword,
      ...env,
    },
  });
  const url = `http://localhost:${port}`;
  const log = listen(shop);
  const failed = once(shop, 'exit').then(([code]) => {
    throw new Error(`The shop ended with ${String(code)} before it was open.\n${log.complaints.join('\n')}`);
  });
  const isReady = log.said(`Treadline is open at ${url}`);
  await Promise.race([isReady, failed, late()]).catch((error: unknown) => {
    shop.kill();
    throw error;
  });
  const { status } = await fetch(`${url}/api/ready`);
  if (status !== 200)
    throw new Error(`The shop opened but answered ${status} when asked whether it is ready.`);
  failed.catch(() => undefined);
  return { url, dataDir, adminPassword, close: () => close(shop, log, dataDir, databasePidIn(dataDir)) };
}

async function late(): Promise<never> {
  await setTimeout(OPENING_TIMEOUT_MS, undefined, { ref: false });
  throw new Error(`The shop was not open after ${OPENING_TIMEOUT_MS / 1000} s.`);
}
