import { setTimeout } from 'node:timers/promises';
import { ConfigError } from '../config/environment.ts';

/** The signals that stop a shop. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const SHUTDOWN_TIMEOUT_MS = 15_000;

/** The life of a process: it starts, opens things, and closes them in reverse order when it stops. */
export class ProcessLife {
  readonly #closers: (() => Promise<unknown>)[] = [];
  readonly #stopping = new AbortController();
  #started: Promise<void> = Promise.resolve();
  /** How long load balancers have to stop sending requests, in milliseconds; null until the shop is open. */
  #drainMs: number | null = null;
  readonly #timeoutMs: number;

  /** @param timeoutMs how long closing may take; then the process ends regardless, with code 1. */
  constructor(timeoutMs = SHUTDOWN_TIMEOUT_MS) {
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Aborted when the process has to stop, with the exit code as reason. A start checks it after each step, so even a
   * half-started process closes in order.
   */
  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  onClose(...closers: readonly (() => Promise<unknown>)[]): void {
    this.#closers.push(...closers);
  }

  /** @param drainSeconds how long `stop` goes on answering requests from now on. */
  isOpen(drainSeconds: number): void {
    this.#drainMs = drainSeconds * 1_000;
  }

  /** Starts the process; if that fails, prints why and stops with code 1. */
  start(work: () => Promise<void>): void {
    this.#started = work().catch((error: unknown) => this.#fail(error));
  }

  /**
   * Stops the process with an exit code. With code 0, an open shop first goes on answering for the drain time and
   * reports itself as not ready. Waits for the start to finish: whatever it's opening would otherwise stay open.
   */
  async stop(code: number): Promise<void> {
    if (this.stopping.aborted) return;
    this.#stopping.abort(code);
    if (code === 0 && this.#drainMs) await setTimeout(this.#drainMs);
    const timeout = globalThis.setTimeout(() => process.exit(1), this.#timeoutMs);
    await this.#started;
    for (const close of this.#closers.toReversed())
      await close().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
    clearTimeout(timeout);
    process.exit(code);
  }

  #fail(error: unknown): void {
    // A start that was interrupted can fail with any error. `stop` is already running.
    if (this.stopping.aborted) return;
    const isExpected = error instanceof ConfigError;
    process.stderr.write(
      `${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    );
    void this.stop(1);
  }
}
