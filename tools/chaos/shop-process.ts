import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../api/src/platform/process/free-port.ts';

const MAIN = fileURLToPath(new URL('../../api/dist/main.js', import.meta.url));
const BETWEEN_PROBES_MS = 100;
const PROBE_TIMEOUT_MS = 10_000;
/** The level from which pino's lines are kept: warnings. */
const WARNING = 40;

/** So often it may end in a row before it counts as broken. */
const MOST_FAILURES = 20;

/** What a shop said in its log. */
export interface Complaint {
  readonly level: number;
  readonly msg: string;
  readonly err?: { readonly message: string; readonly stack?: string };
  readonly [fact: string]: unknown;
}

/** One process of the shop, at an address that it keeps, started again whenever it ends. */
export interface ShopProcess {
  readonly origin: string;
  /** Warnings and worse of all its lives. */
  readonly complaints: Complaint[];
  /** Ends it without warning, and starts the next one. @returns whether there was one to end. */
  kill(): boolean;
  /** Settles when it is open. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param env its settings besides its port.
 * @throws Error from `ready` if it ends again and again before it is open, as it does before it is built.
 */
export async function startShop(env: Record<string, string>): Promise<ShopProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const complaints: Complaint[] = [];
  let isWanted = true;
  /** Ends since it was last seen open or killed. */
  let failures = 0;
  let child: ChildProcess = start();
  const endWithUs = (): boolean => child.kill('SIGKILL');
  process.once('exit', endWithUs);

  function start(): ChildProcess {
    const started = spawn(process.execPath, [MAIN], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'development', ...env, PORT: String(port) },
    });
    for (const output of [started.stdout, started.stderr])
      if (output) createInterface({ input: output }).on('line', (line) => note(line));
    // As a supervisor does: a start that meets a silent database ends, and is begun again.
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
        throw new Error(`A shop does not start: ${complaints.at(-1)?.msg ?? 'it says nothing'}`);
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
    async stop() {
      isWanted = false;
      process.off('exit', endWithUs);
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
      child.kill('SIGTERM');
      await ended;
    },
  };
}
