import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/postgresql';
import { offsetOf, pageInfo, type Paging } from '../../../../platform/lists/page.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { AuditService } from '../../audit/index.ts';
import { WebhookDelivery } from '../record/webhook-delivery.entity.ts';
import { WebhookEndpoint } from '../record/webhook-endpoint.entity.ts';
import type { WebhookDeliveryStatus } from '../record/webhook.enums.ts';
import { webhookTried } from '../record/webhook.events.ts';
import { eventBody } from '../sending/webhook-body.ts';
import { SERVE_JOB } from '../sending/webhook.service.ts';
import {
  WebhookEndpointDisabled,
  WebhookEndpointNotFound,
  type SendTestEventResult,
  type WebhookDeliveryPage,
} from './webhook.results.ts';

/** Filters for deliveries; null doesn't filter. */
export interface DeliveriesWanted {
  readonly endpointId: string | null;
  readonly status: WebhookDeliveryStatus | null;
}

/** The log of deliveries. */
export class WebhookLog extends Service {
  readonly #audit = this.services.get(AuditService);

  /**
   * One page of deliveries, newest first.
   */
  async list({ endpointId, status }: DeliveriesWanted, paging: Paging): Promise<WebhookDeliveryPage> {
    if (endpointId !== null && !isUuid(endpointId)) return { items: [], pageInfo: pageInfo(paging, 0) };
    const where = { ...(endpointId ? { endpointId } : {}), ...(status ? { status } : {}) };
    const [items, total] = await this.platform.orm.em.fork().findAndCount(WebhookDelivery, where, {
      orderBy: { createdAt: 'desc', id: 'desc' },
      limit: paging.limit,
      offset: offsetOf(paging),
    });
    return { items, pageInfo: pageInfo(paging, total) };
  }

  /**
   * Sends a delivery again with a full set of attempts, whether it was accepted or given up. One that still
   * waits is left alone. The event keeps its id and its bytes, so a receiver that already has it can drop it.
   * @returns the updated delivery; null if the id is unknown.
   */
  async replay(viewer: Viewer, id: string): Promise<WebhookDelivery | null> {
    const { orm, jobs, now } = this.platform;
    if (!isUuid(id)) return null;
    const delivery = await orm.em.fork().transactional(async (em) => {
      const found = await em.findOne(WebhookDelivery, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!found || found.status === 'QUEUED') return found;
      this.#audit.record(em, {
        actor: viewer,
        subject: 'webhook delivery',
        subjectId: id,
        action: 'replayed',
        before: { status: found.status },
        after: { status: 'QUEUED' },
      });
      return Object.assign(found, { status: 'QUEUED', tries: 0, nextAttemptAt: now(), deliveredAt: null });
    });
    if (delivery)
      await jobs.send(SERVE_JOB, { endpointId: delivery.endpointId }, { key: delivery.endpointId });
    return delivery;
  }

  /** Sends a test event to an endpoint, whatever it subscribes to. */
  async sendTest(viewer: Viewer, endpointId: string): Promise<typeof SendTestEventResult> {
    const { orm, jobs, now } = this.platform;
    const delivery = await orm.em.fork().transactional(async (em) => {
      const endpoint = isUuid(endpointId)
        ? await em.findOne(WebhookEndpoint, { id: endpointId }, { lockMode: LockMode.PESSIMISTIC_READ })
        : null;
      if (!endpoint) return result(WebhookEndpointNotFound, { message: 'This endpoint no longer exists.' });
      if (!endpoint.enabled)
        return result(WebhookEndpointDisabled, { message: 'Enable this endpoint before you test it.' });
      const eventId = randomUUID();
      const publication = webhookTried.with({ message: 'This is a test. Your endpoint works.' });
      const made = em.create(WebhookDelivery, {
        id: randomUUID(),
        endpointId,
        eventId,
        event: publication.event,
        body: eventBody(eventId, now(), publication),
        nextAttemptAt: now(),
        createdAt: now(),
      });
      this.#audit.record(em, {
        actor: viewer,
        subject: 'webhook endpoint',
        subjectId: endpointId,
        action: 'tested',
        before: {},
        after: { host: new URL(endpoint.url).host },
      });
      return made;
    });
    if (delivery instanceof WebhookDelivery) await jobs.send(SERVE_JOB, { endpointId }, { key: endpointId });
    return delivery;
  }
}
