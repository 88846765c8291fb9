import type { SandboxLogger } from '../state/sandbox.options.ts';
import type { SandboxStore } from '../state/sandbox.store.ts';
import { signatureHeader } from './webhook.signature.ts';

interface SenderOptions {
  store: SandboxStore;
  /** Null if events aren't sent. */
  url: (() => string) | null;
  secret: string;
  timeoutMs: number;
  retryDelaysMs: readonly number[];
  now: () => number;
  logger: SandboxLogger;
}

/**
 * Delivers events to the shop, at least once and in no guaranteed order, like Stripe. Pending deliveries are in the
 * store, so a restart continues where the last process stopped.
 */
export class WebhookSender {
  readonly #options: SenderOptions;
  readonly #inFlight = new Set<Promise<void>>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #held = new Set<string>();
  readonly #stop = new AbortController();
  #paused = false;

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  /** Whether there is an endpoint to send events to. */
  get hasEndpoint(): boolean {
    return this.#options.url !== null;
  }

  /** Starts the attempts to deliver an event; returns at once. */
  send(eventId: string): void {
    if (this.#stop.signal.aborted) return;
    if (this.#paused) {
      this.#held.add(eventId);
      return;
    }
    const attempt = this.#attempt(eventId).finally(() => this.#inFlight.delete(attempt));
    this.#inFlight.add(attempt);
  }

  /** Resumes every delivery that an earlier process left pending. */
  sendOwed(): void {
    if (!this.hasEndpoint) return;
    for (const eventId of this.#options.store.tables.deliveries.keys()) this.send(eventId);
  }

  pause(): void {
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
    const held = [...this.#held];
    this.#held.clear();
    for (const eventId of held) this.send(eventId);
  }

  /**
   * Delivers an event again, even while paused; returns whether the shop answered with 2xx.
   * @throws Error for an unknown event.
   */
  async deliver(eventId: string): Promise<boolean> {
    if (!this.#options.store.tables.events.has(eventId)) throw new Error(`Unknown event: '${eventId}'`);
    const delivered = await this.#post(eventId);
    if (delivered) this.#settle(eventId);
    return delivered;
  }

  /** Resolves when no delivery is in flight. Waiting retries don't count. */
  async idle(): Promise<void> {
    while (this.#inFlight.size > 0) await Promise.all(this.#inFlight);
  }

  async close(): Promise<void> {
    this.#stop.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await this.idle();
  }

  async #attempt(eventId: string): Promise<void> {
    const { store, retryDelaysMs, logger } = this.#options;
    // The shop must never learn of something that the sandbox could still lose.
    await store.saved();
    if (await this.#post(eventId)) return this.#settle(eventId);
    if (this.#stop.signal.aborted) return;
    const failures = (store.tables.deliveries.get(eventId) ?? 0) + 1;
    const wait = retryDelaysMs[failures - 1];
    if (wait === undefined) {
      store.tables.deliveries.delete(eventId);
      logger.warn({ eventId, failures }, 'The payment sandbox gave up delivering an event.');
    } else {
      store.tables.deliveries.set(eventId, failures);
      this.#retryLater(eventId, wait);
    }
    store.changed();
  }

  #retryLater(eventId: string, wait: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(eventId);
      this.send(eventId);
    }, wait);
    this.#timers.set(eventId, timer.unref());
  }

  #settle(eventId: string): void {
    const { store } = this.#options;
    clearTimeout(this.#timers.get(eventId));
    this.#timers.delete(eventId);
    this.#held.delete(eventId);
    store.tables.deliveries.delete(eventId);
    const event = store.tables.events.get(eventId);
    if (event) event.pending_webhooks = 0;
    store.changed();
  }

  async #post(eventId: string): Promise<boolean> {
    const { store, url, secret, timeoutMs, now, logger } = this.#options;
    if (url === null) return false;
    const body = JSON.stringify(store.tables.events.get(eventId));
    try {
      const response = await fetch(url(), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': signatureHeader(body, secret, now()),
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body,
        // Stripe doesn't follow redirects: they count as failures.
        redirect: 'manual',
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(timeoutMs)]),
      });
      await response.body?.cancel();
      if (!response.ok)
        logger.warn(
          { eventId, status: response.status },
          'The shop refused an event of the payment sandbox.',
        );
      return response.ok;
    } catch (error) {
      if (!this.#stop.signal.aborted)
        logger.warn({ err: error, eventId }, 'The payment sandbox couldn’t reach the shop.');
      return false;
    }
  }
}
