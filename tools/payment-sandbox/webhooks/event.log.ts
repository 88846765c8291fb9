import { newId } from '../state/object.id.ts';
import type { SandboxStore } from '../state/sandbox.store.ts';
import { API_VERSION, type EventType, type WireEvent } from '../state/wire.objects.ts';
import type { WebhookSender } from './webhook.sender.ts';

/** Stripe shows the events of the last 30 days. */
const LIFETIME_SECONDS = 30 * 24 * 60 * 60;

/** The API request that led to an event; null in events that a payer or the clock caused. */
export interface EventCause {
  requestId: string;
  idempotencyKey: string | null;
}

interface EventDetails {
  cause?: EventCause | undefined;
  /** The previous values of the changed fields, for events that report a change. */
  previous?: Record<string, unknown>;
}

/** Records events and hands them to the sender. */
export class EventLog {
  readonly #store: SandboxStore;
  readonly #sender: WebhookSender;
  readonly #now: () => number;

  constructor(store: SandboxStore, sender: WebhookSender, now: () => number) {
    this.#store = store;
    this.#sender = sender;
    this.#now = now;
  }

  /** Records a snapshot of `object`; the event doesn't show later changes to it. */
  emit(type: EventType, object: WireEvent['data']['object'], { cause, previous }: EventDetails = {}): void {
    const event: WireEvent = {
      id: newId('event'),
      object: 'event',
      api_version: API_VERSION,
      created: this.#now(),
      data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
      livemode: false,
      pending_webhooks: this.#sender.hasEndpoint ? 1 : 0,
      request: { id: cause?.requestId ?? null, idempotency_key: cause?.idempotencyKey ?? null },
      type,
    };
    this.#forgetOld();
    this.#store.tables.events.set(event.id, event);
    if (this.#sender.hasEndpoint) this.#store.tables.deliveries.set(event.id, 0);
    this.#store.changed();
    if (this.#sender.hasEndpoint) this.#sender.send(event.id);
  }

  #forgetOld(): void {
    const { events, deliveries } = this.#store.tables;
    const oldest = this.#now() - LIFETIME_SECONDS;
    // Events are in the order in which they happened.
    for (const [id, { created }] of events) {
      if (created > oldest) return;
      if (!deliveries.has(id)) events.delete(id);
    }
  }
}
