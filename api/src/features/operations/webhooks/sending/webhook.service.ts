import { randomUUID } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Publication } from '../../../../platform/services/integrator-event.ts';
import { Outbox } from '../../../../platform/services/outbox.ts';
import { Service } from '../../../../platform/services/services.ts';
import { WebhookDelivery } from '../record/webhook-delivery.entity.ts';
import { WebhookEndpoint } from '../record/webhook-endpoint.entity.ts';
import { eventBody } from './webhook-body.ts';

/** The job that sends an endpoint's due events; it's queued here and handled in webhooks.jobs.ts. */
export const SERVE_JOB = 'serve-webhook-endpoint';

/** Writes events to the outbox. They're sent after their transaction commits. */
export class WebhookService extends Service {
  readonly #outbox = new Outbox(this.platform, SERVE_JOB, (endpointId) => ({ endpointId }));

  /**
   * Writes an event for every endpoint subscribed to it, in the transaction of `em`: it's sent if and only if
   * that commits.
   */
  async write(em: EntityManager, publication: Publication): Promise<void> {
    const { event } = publication;
    // Locked against deletion, so that deleting an endpoint can't make an order fail.
    const endpoints = (
      await em.find(WebhookEndpoint, { enabled: true }, { lockMode: LockMode.PESSIMISTIC_READ })
    ).filter(({ events }) => events.includes(event));
    if (endpoints.length === 0) return;
    const eventId = randomUUID();
    const now = this.platform.now();
    const body = eventBody(eventId, now, publication);
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
