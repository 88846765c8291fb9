import { fork } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { BoundSocket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Registry, type MetricObjectWithValues, type MetricValue } from '@prometheus-io/client';
import { createBirpc, type BirpcReturn } from 'birpc';
import type { Logger } from 'pino';
import type { Config } from './platform/config/config.ts';
import { ConfigError } from './platform/config/environment.ts';
import type { Metrics } from './platform/observability/metrics.ts';
import { listenAt } from './platform/process/listening.ts';
import type { ProcessLife } from './platform/process/process-life.ts';

type Measured = MetricObjectWithValues<MetricValue<string>>[];

/** The settings of a web process. */
export interface WebOptions {
  readonly config: Config;
  readonly databaseUrl: string;
}

/** Why a web process couldn't open. */
export interface OpeningFault {
  /** Whether a setting is wrong, so that the message is for the operator. */
  readonly isExpected: boolean;
  readonly message: string;
}

/** A web process's functions, called by the shop process. */
export interface WebFunctions {
  /** Serves visitors from now on. */
  open(options: WebOptions): Promise<OpeningFault | null>;
  metrics(): Promise<Measured>;
  /** Ends it, see {@link ProcessLife.stop}. */
  stop(code: number): Promise<void>;
}

/** The shop process's functions, called by web processes. */
export interface ShopFunctions {
  /** The metrics of all processes together, as text. */
  metrics(): Promise<string>;
}

interface WebProcess {
  readonly functions: BirpcReturn<WebFunctions, ShopFunctions>;
  readonly ended: Promise<void>;
  readonly kill: () => void;
  isOpen: boolean;
  /** As last collected. */
  metrics: Measured;
}

export interface WebProcesses {
  /**
   * Opens the first process, and the others while it already serves visitors.
   * @param metrics the shop process's own, from now on collected with theirs.
   */
  open(options: WebOptions, metrics: Metrics): Promise<void>;
}

/** The number by which a web process knows the shared socket: the first after input, output, errors and messages. */
export const SOCKET_FD = 4;

/** A process that doesn't answer for this long hangs, and is killed. */
const SILENCE_MS = 60_000;
const COLLECTED_EVERY_MS = 15_000;
/** A process is late with its metrics, or with its end, after this long. */
const LATE_MS = 1_000;
/** How long a web process may take to close: less than the shop process, which then stops the rest. */
export const WEB_STOP_MS = 12_000;
/** Pauses between attempts to replace a process. */
const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

/** Counts of an ended process still count; its gauges don't. */
const isCount = ({ type }: Measured[number]): boolean => type === 'counter' || type === 'histogram';

/**
 * The processes that serve visitors. All accept connections from one socket, which this process owns: connections that
 * none has accepted outlive each of them. A process that ends or hangs is replaced. The first starts at once, so that
 * it loads its code while the database is prepared.
 * @throws ConfigError if HOST or PORT can't be used.
 */
export async function startWebProcesses(
  config: Config,
  life: ProcessLife,
  logger: Logger,
): Promise<WebProcesses> {
  const socket = await listenAt(
    { ...config, hostSetting: 'HOST', portSetting: 'PORT' },
    async ({ host, port }) => new BoundSocket({ host: (await lookup(host)).address, port }),
  );
  const all = new Set<WebProcess>();
  let collect = async (): Promise<string> => '';
  let ofEnded: Measured = [];

  function start(): WebProcess {
    const child = fork(fileURLToPath(new URL('./web-process.js', import.meta.url)), {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc', socket.fd()],
      serialization: 'advanced',
    });
    const kill = (): void => void child.kill('SIGKILL');
    const functions = createBirpc<WebFunctions, ShopFunctions>(
      { metrics: () => collect() },
      {
        post: (message: object) => child.send(message, () => undefined),
        on: (listener) => child.on('message', listener),
        timeout: SILENCE_MS,
        onTimeoutError: kill,
      },
    );
    const ended = once(child, 'exit').then(([code, signal]: (number | string | null)[]) => {
      all.delete(started);
      ofEnded = Registry.aggregate([
        ofEnded,
        started.metrics.filter(isCount),
      ]).getMetricsAsArray() as Measured;
      functions.$close(new Error(`A web process ended with ${code ?? signal}.`));
    });
    const started: WebProcess = { functions, ended, kill, isOpen: false, metrics: [] };
    all.add(started);
    return started;
  }

  async function openOne(one: WebProcess, options: WebOptions): Promise<void> {
    const fault = await one.functions.open(options);
    if (fault) throw fault.isExpected ? new ConfigError(fault.message) : new Error(fault.message);
    one.isOpen = true;
  }

  /** Collects its metrics. A process that is late keeps its last ones until it answers. */
  async function measure(one: WebProcess): Promise<void> {
    const measured = one.functions.metrics().then(
      (metrics) => void (one.metrics = metrics),
      () => undefined,
    );
    await Promise.race([measured, pause(LATE_MS, undefined, { ref: false })]);
  }

  async function replaceWhenEnded({ ended }: WebProcess, options: WebOptions): Promise<void> {
    await ended;
    if (life.stopping.aborted) return;
    logger.warn('A web process ended; another takes its place.');
    await add(options);
  }

  /** Adds a process, however often that fails. */
  async function add(options: WebOptions): Promise<void> {
    for (let wait = SHORTEST_PAUSE_MS; !life.stopping.aborted; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      const added = start();
      try {
        await openOne(added, options);
        void replaceWhenEnded(added, options);
        return;
      } catch (error) {
        if (life.stopping.aborted) return;
        // While the database is away, none can open.
        const level = wait < LONGEST_PAUSE_MS ? 'warn' : 'error';
        logger[level]({ err: error }, 'A web process couldn’t open; another will be tried.');
        added.kill();
        await added.ended;
        await pause(wait);
      }
    }
  }

  async function endAll(): Promise<void> {
    const killHanging = setTimeout(() => all.forEach(({ kill }) => kill()), WEB_STOP_MS + LATE_MS);
    await Promise.all([...all].map(({ ended }) => ended));
    clearTimeout(killHanging);
  }

  life.stopping.addEventListener('abort', () => {
    for (const { isOpen, functions, kill } of all)
      if (isOpen) functions.stop(life.stopping.reason as number).catch(() => undefined);
      else kill();
  });
  const first = start();
  return {
    async open(options, metrics) {
      // They end before the database does, which this process has opened by now.
      life.onClose(endAll);
      await openOne(first, options);
      void replaceWhenEnded(first, options);
      collect = async () => {
        await Promise.all([...all].map(measure));
        const own = await metrics.registry.getMetricsAsJSON();
        return Registry.aggregate([own, ofEnded, ...[...all].map((one) => one.metrics)]).metrics();
      };
      metrics.collect = collect;
      // Also finds out whether they still answer.
      const watch = (): void =>
        void collect().catch((error: unknown) =>
          logger.warn({ err: error }, 'Collecting the metrics failed.'),
        );
      const timer = setInterval(watch, COLLECTED_EVERY_MS);
      life.onClose(async () => {
        clearInterval(timer);
        socket.close();
      });
      for (let count = 1; count < options.config.webProcesses; count += 1) void add(options);
    },
  };
}
