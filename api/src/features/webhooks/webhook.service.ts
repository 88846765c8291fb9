import { randomUUID } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Outbox } from '../../platform/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Services } from '../../platform/services.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { eventBody, type WebhookPayloads } from './webhook-payload.ts';
import type { WebhookEvent } from './webhook.enums.ts';

export type { OrderPayload, ProductPayload } from './webhook-payload.ts';

/** Name of the job that sends what waits for one address; it is sent from here and handled in webhooks.jobs.ts. */
export const SERVE_JOB = 'serve-webhook-endpoint';

/** Takes events. They leave by themselves, after the transaction they were written in. */
export class WebhookService {
  readonly #platform: Platform;
  readonly #outbox: Outbox;

  constructor(services: Services) {
    this.#platform = services.platform;
    this.#outbox = new Outbox(services.platform, SERVE_JOB, (endpointId) => ({ endpointId }));
  }

  /**
   * Writes an event for every address that wants it, in the transaction of `em`: it is sent if and only if that is committed.
   * @param data what the event says. Money in pence; dates become ISO text.
   */
  async publish<Event extends WebhookEvent>(
    em: EntityManager,
    event: Event,
    data: WebhookPayloads[Event],
  ): Promise<void> {
    // Locked against being deleted meanwhile: nobody's order may fail because an address goes.
    const endpoints = (
      await em.find(WebhookEndpoint, { enabled: true }, { lockMode: LockMode.PESSIMISTIC_READ })
    ).filter(({ events }) => events.includes(event));
    if (endpoints.length === 0) return;
    const eventId = randomUUID();
    const now = this.#platform.now();
    const body = eventBody(eventId, event, now, data);
    for (const { id: endpointId } of endpoints) {
      em.create(WebhookDelivery, {
        id: randomUUID(),
        endpointId,
        eventId,
        event,
        body,
        nextAttemptAt: now,
        createdAt: now,
      });
      this.#outbox.follow(em, endpointId);
    }
  }
}
