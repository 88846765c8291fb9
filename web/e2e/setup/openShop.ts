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

/** A shop of its own: a new database with the whole catalogue, in a process of its own. */
export interface OpenShop {
  url: string;
  /** Where it keeps its data, the mails it sent among them. */
  dataDir: string;
  adminPassword: string;
  /** Ends the shop, and throws if it had anything to complain of, ended badly, or left a process behind. */
  close: () => Promise<void>;
}

const MAIN = fileURLToPath(new URL('../../../api/dist/main.js', import.meta.url));
/** Migrating, seeding, and drawing the first picture of every model, on two busy cores. */
const OPENING_TIMEOUT_MS = 240_000;
/** The line that says that no listing waits for a picture any more. */
const PICTURES_DRAWN = 'main pictures drawn';
const WARNING_LEVEL = 40;
const UNLIMITED = '1000000';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** What the shop says: JSON, a line each. Anything else it prints is a complaint. */
class ShopLog {
  readonly complaints: string[] = [];
  readonly #awaited: { message: string; heard: () => void }[] = [];

  read(line: string): void {
    const entry = line.startsWith('{') ? (JSON.parse(line) as { level: number; msg?: string }) : undefined;
    if (!entry || entry.level >= WARNING_LEVEL) this.complaints.push(line);
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

/** Whether a process still runs. */
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

/** The process number of the database that runs in the shop's data folder. */
function databasePidIn(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

/**
 * Opens a shop with an empty data folder, and waits until it is ready and every tyre has its picture.
 * @throws Error with what it said when it ends or is not ready in time.
 */
export async function openShop(): Promise<OpenShop> {
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
      // All tests come from one address.
      REQUESTS_PER_MINUTE: UNLIMITED,
      PAYMENT_READS_PER_HOUR: UNLIMITED,
      SIGN_INS_PER_ADDRESS: UNLIMITED,
      CHECKOUTS_PER_ADDRESS: UNLIMITED,
      PIECES_PER_ADDRESS: UNLIMITED,
      // With an administrator given, none is made up and printed.
      ADMIN_EMAIL,
      ADMIN_PASSWORD: adminPassword,
    },
  });
  const log = listen(shop);
  const failed = once(shop, 'exit').then(([code]) => {
    throw new Error(`The shop ended with ${String(code)} before it was open.\n${log.complaints.join('\n')}`);
  });
  await Promise.race([log.said(PICTURES_DRAWN), failed, late()]).catch((error: unknown) => {
    shop.kill();
    throw error;
  });
  const url = `http://localhost:${port}`;
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
