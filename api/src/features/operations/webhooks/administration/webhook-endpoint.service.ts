import { randomUUID } from 'node:crypto';
import { LockMode } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { AuditService, type AuditFigures } from '../../audit/index.ts';
import { WebhookEndpoint } from '../record/webhook-endpoint.entity.ts';
import { makeSecret } from '../sending/webhook-signature.ts';
import { faultOfTarget } from '../sending/webhook-target.ts';
import { SERVE_JOB } from '../sending/webhook.service.ts';
import {
  REFUSAL,
  type CreateWebhookEndpointInput,
  type UpdateWebhookEndpointInput,
} from './webhook.inputs.ts';
import { WebhookEndpointCreated, WebhookEndpointNotFound } from './webhook.results.ts';

/** The audit log records only the URL's host, because integrators put tokens into URLs. */
const auditSnapshot = ({
  url,
  events,
  enabled,
}: Pick<WebhookEndpoint, 'url' | 'events' | 'enabled'>): AuditFigures => ({
  host: new URL(url).host,
  events: events.join(' '),
  enabled,
});

const sorted = (events: readonly string[]): string[] => [...new Set(events)].toSorted();

/** The endpoints that events are sent to. */
export class WebhookEndpointService extends Service {
  readonly #audit = this.services.get(AuditService);

  /** All endpoints, newest first. */
  list(): Promise<WebhookEndpoint[]> {
    return this.platform.orm.em
      .fork()
      .find(WebhookEndpoint, {}, { orderBy: { createdAt: 'desc', id: 'desc' } });
  }

  /** Adds an endpoint. Its secret is in the result and can't be read later. */
  async create(
    viewer: Viewer,
    { url, events, enabled }: CreateWebhookEndpointInput,
  ): Promise<WebhookEndpointCreated | InvalidInput> {
    const refused = await this.#refuse(url);
    if (refused) return refused;
    const secret = makeSecret();
    const endpoint = await this.platform.orm.em.fork().transactional(async (em) => {
      const made = em.create(WebhookEndpoint, {
        id: randomUUID(),
        url: new URL(url).href,
        events: sorted(events),
        enabled,
        secret,
        createdAt: this.platform.now(),
      });
      this.#audit.record(em, {
        actor: viewer,
        subject: 'webhook endpoint',
        subjectId: made.id,
        action: 'made',
        before: {},
        after: auditSnapshot(made),
      });
      return made;
    });
    return result(WebhookEndpointCreated, { secret, endpoint });
  }

  /** Changes an endpoint, but not its secret. Enabling it sends the events that were waiting. */
  async update(
    viewer: Viewer,
    { id, url, events, enabled }: UpdateWebhookEndpointInput,
  ): Promise<WebhookEndpoint | WebhookEndpointNotFound | InvalidInput> {
    const refused = await this.#refuse(url ?? null);
    if (refused) return refused;
    const changed = isUuid(id)
      ? await this.platform.orm.em.fork().transactional(async (em) => {
          const endpoint = await em.findOne(
            WebhookEndpoint,
            { id },
            { lockMode: LockMode.PESSIMISTIC_WRITE },
          );
          if (!endpoint) return null;
          const before = auditSnapshot(endpoint);
          Object.assign(
            endpoint,
            url ? { url: new URL(url).href } : {},
            events ? { events: sorted(events) } : {},
            typeof enabled === 'boolean' ? { enabled } : {},
          );
          this.#audit.record(em, {
            actor: viewer,
            subject: 'webhook endpoint',
            subjectId: id,
            action: 'changed',
            before,
            after: auditSnapshot(endpoint),
          });
          return endpoint;
        })
      : null;
    if (!changed) return result(WebhookEndpointNotFound, { message: 'This endpoint no longer exists.' });
    if (changed.enabled) await this.platform.jobs.send(SERVE_JOB, { endpointId: id }, { key: id });
    return changed;
  }

  /**
   * Deletes an endpoint with all its deliveries.
   * @returns whether it existed.
   */
  async delete(viewer: Viewer, id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    return this.platform.orm.em.fork().transactional(async (em) => {
      const endpoint = await em.findOne(WebhookEndpoint, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!endpoint) return false;
      this.#audit.record(em, {
        actor: viewer,
        subject: 'webhook endpoint',
        subjectId: id,
        action: 'deleted',
        before: auditSnapshot(endpoint),
        after: {},
      });
      em.remove(endpoint);
      return true;
    });
  }

  /** Resolves the host name before the transaction begins. */
  async #refuse(url: string | null): Promise<InvalidInput | null> {
    const fault =
      url === null ? null : await faultOfTarget(url, this.platform.config.webhooks.privateTargets);
    return fault === null ? null : InvalidInput.of(REFUSAL.message, [{ path: 'url', message: fault }]);
  }
}
