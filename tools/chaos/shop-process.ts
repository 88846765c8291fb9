import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../api/src/platform/process/free-port.ts';
import type { Draw } from './draw.ts';

const MAIN = fileURLToPath(new URL('../../api/dist/main.js', import.meta.url));
const BETWEEN_PROBES_MS = 100;
const PROBE_TIMEOUT_MS = 10_000;
/** The lowest of pino's levels to record: warnings. */
const WARNING = 40;
const ERROR = 50;

/** How often it can end in a row before it counts as broken. */
const MOST_FAILURES = 20;

/** A line of a shop's log. */
interface Complaint {
  readonly level: number;
  readonly msg: string;
  readonly err?: { readonly message: string; readonly stack?: string };
  readonly [fact: string]: unknown;
}

/** A command and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** The machine that a shop runs on. */
export interface ShopHost {
  readonly address: string;
  /** The command that runs another command on that machine. */
  command(words: Command): Command;
}

const HERE: ShopHost = { address: '127.0.0.1', command: (words) => words };

/** A shop process at a fixed address, restarted whenever it ends. */
export interface ShopProcess {
  readonly origin: string;
  /** Warnings and worse from all its restarts. */
  readonly complaints: Complaint[];
  /**
   * Kills it without warning, and starts the next one.
   *
   * @returns whether there was one to kill.
   */
  kill(): boolean;
  /**
   * Kills one of its web processes without warning.
   *
   * @returns how many there were to kill, at most 1.
   */
  killWebProcess(draw: Draw): Promise<number>;
  /** Settles when it's open. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/** The process numbers of the web processes of the shop process with this number. */
export async function webProcessesOf(shop: number | undefined): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [pid, parent, ...command] = line.trim().split(/\s+/);
    return Number(parent) === shop && command.join(' ').endsWith('web-process.js') ? [Number(pid)] : [];
  });
}

/**
 * @param env its settings besides its address.
 * @param host where it listens; by default this machine's own address.
 * @throws Error from `ready` if it keeps ending before it's open, for example because it isn't built.
 */
export async function startShop(env: Record<string, string>, host: ShopHost = HERE): Promise<ShopProcess> {
  const port = await freePort();
  const origin = `http://${host.address}:${port}`;
  const complaints: Complaint[] = [];
  let isWanted = true;
  /** How often it has ended since it was last seen open or killed. */
  let failures = 0;
  let child: ChildProcess = start();
  const endWithUs = (): boolean => child.kill('SIGKILL');
  process.once('exit', endWithUs);

  function start(): ChildProcess {
    const [program, ...args] = host.command([process.execPath, MAIN]);
    const started = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'development', ...env, HOST: host.address, PORT: String(port) },
    });
    for (const output of [started.stdout, started.stderr])
      if (output) createInterface({ input: output }).on('line', (line) => note(line));
    // Acts as a supervisor: a start that meets a silent database ends, and is retried.
    started.once('exit', () => {
      failures += 1;
      if (isWanted && failures <= MOST_FAILURES) child = start();
    });
    return started;
  }

  function note(line: string): void {
    const isJson = line.startsWith('{');
    const said = (isJson ? JSON.parse(line) : { level: WARNING, msg: line }) as Complaint;
    if (said.level >= WARNING) complaints.push(said);
  }

  async function ready(): Promise<void> {
    while (isWanted) {
      const answer = await fetch(`${origin}/api/ready`, {
        signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
      }).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.ok) {
        failures = 0;
        return;
      }
      if (failures > MOST_FAILURES)
        throw new Error(`A shop won’t start: ${complaints.at(-1)?.msg ?? 'its log is empty'}`);
      await delay(BETWEEN_PROBES_MS);
    }
  }

  return {
    origin,
    complaints,
    ready,
    kill() {
      failures = 0;
      return child.kill('SIGKILL');
    },
    async killWebProcess(draw) {
      const all = await webProcessesOf(child.pid);
      if (all.length > 0) process.kill(draw.of(all), 'SIGKILL');
      return Math.min(1, all.length);
    },
    async stop() {
      isWanted = false;
      process.off('exit', endWithUs);
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Errors that shops logged, by message and origin, with their counts. */
export function errorsOf(shops: readonly { readonly process: ShopProcess }[]): ReadonlyMap<string, number> {
  const errors = new Map<string, number>();
  for (const { level, msg, err } of shops.flatMap(({ process }) => process.complaints))
    if (level >= ERROR) {
      const error = err ? `${msg} ${err.stack ?? err.message}` : msg;
      errors.set(error, (errors.get(error) ?? 0) + 1);
    }
  return errors;
}
