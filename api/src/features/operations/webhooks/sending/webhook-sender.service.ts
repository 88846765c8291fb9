import { LockMode } from '@mikro-orm/postgresql';
import { traced } from '../../../../platform/observability/tracing.ts';
import { Service } from '../../../../platform/services/services.ts';
import { WebhookDelivery, type WebhookAttempt } from '../record/webhook-delivery.entity.ts';
import { WebhookEndpoint } from '../record/webhook-endpoint.entity.ts';
import { typeOf } from './webhook-body.ts';
import { signatureHeader } from './webhook-signature.ts';
import { postWebhook } from './webhook-transport.ts';
import { SERVE_JOB } from './webhook.service.ts';

/** Minutes to wait after each attempt: four hours in all. */
const BACK_OFF_MINUTES = [1, 4, 10, 15, 30, 45, 60, 75];
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/**
 * The longest a delivery can take; longer than the transport's own time limit. After that its process counts as
 * dead.
 */
const CLAIM_MS = MINUTE_MS;
/**
 * A job serves one endpoint for at most this long and then queues again, so that a slow endpoint doesn't hold up
 * others.
 */
const SERVING_MS = 10_000;
const KEPT_ATTEMPTS = 20;
const KEPT_DAYS = 30;
const MAX_ERROR_LENGTH = 300;

interface Claimed {
  readonly delivery: WebhookDelivery;
  readonly url: string;
  readonly secret: string;
}

/** Sends events, endpoint by endpoint, and records the outcome. */
export class WebhookSender extends Service {
  /** Sends an endpoint's due events one after the other; when time is up, another job continues. */
  async serve(endpointId: string): Promise<void> {
    const end = performance.now() + SERVING_MS;
    for (let claimed = await this.#claim(endpointId); claimed; claimed = await this.#claim(endpointId)) {
      await this.#send(claimed);
      if (performance.now() > end)
        return this.platform.jobs.send(SERVE_JOB, { endpointId }, { key: endpointId });
    }
  }

  /**
   * Claims the delivery that has waited longest. If two processes try at once, one locks the row and the other
   * skips it. The claim is committed before the endpoint is contacted, so no database connection is held while
   * that is slow.
   */
  #claim(endpointId: string): Promise<Claimed | null> {
    const { orm, now } = this.platform;
    return orm.em.fork().transactional(async (em) => {
      const endpoint = await em.findOne(
        WebhookEndpoint,
        { id: endpointId, enabled: true },
        { populate: ['secret'] },
      );
      if (!endpoint) return null;
      const delivery = await em.findOne(
        WebhookDelivery,
        { endpointId, status: 'QUEUED', nextAttemptAt: { $lte: now() } },
        { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, orderBy: { nextAttemptAt: 'asc', createdAt: 'asc' } },
      );
      if (!delivery) return null;
      Object.assign(delivery, {
        tries: delivery.tries + 1,
        nextAttemptAt: new Date(now().getTime() + CLAIM_MS),
      });
      return { delivery, url: endpoint.url, secret: endpoint.secret };
    });
  }

  async #send({ delivery, url, secret }: Claimed): Promise<void> {
    const { orm, now, logger } = this.platform;
    const attempt = await this.#attempt(delivery, url, secret);
    const attempts = [...delivery.attempts, attempt].slice(-KEPT_ATTEMPTS);
    const minutes = BACK_OFF_MINUTES[delivery.tries - 1];
    const isTaken = attempt.statusCode !== null && attempt.statusCode >= 200 && attempt.statusCode < 300;
    const outcome: Partial<WebhookDelivery> = isTaken
      ? { status: 'DELIVERED', deliveredAt: now() }
      : minutes === undefined
        ? { status: 'FAILED' }
        : { nextAttemptAt: new Date(now().getTime() + minutes * MINUTE_MS) };
    // Only by this attempt's process: one that hung for a minute finds that the number of attempts has changed.
    await orm.em
      .fork()
      .nativeUpdate(
        WebhookDelivery,
        { id: delivery.id, status: 'QUEUED', tries: delivery.tries },
        { ...outcome, attempts },
      );
    if (!isTaken)
      logger.info(
        {
          deliveryId: delivery.id,
          tries: delivery.tries,
          statusCode: attempt.statusCode,
          error: attempt.error,
        },
        outcome.status === 'FAILED'
          ? 'A webhook delivery was given up; it can be replayed.'
          : 'A webhook delivery wasn’t accepted and will be retried.',
      );
  }

  async #attempt({ eventId, body }: WebhookDelivery, url: string, secret: string): Promise<WebhookAttempt> {
    const { config, now } = this.platform;
    const at = now();
    const begun = performance.now();
    const done = (): Pick<WebhookAttempt, 'at' | 'durationMs'> => ({
      at: at.toISOString(),
      durationMs: Math.round(performance.now() - begun),
    });
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Treadline-Webhooks/1',
      'treadline-event': typeOf(body),
      'treadline-event-id': eventId,
      'treadline-signature': signatureHeader(body, secret, at),
    };
    try {
      return {
        ...(await traced('webhook', 'client', {}, () =>
          postWebhook(url, headers, body, config.webhooks.privateTargets),
        )),
        error: null,
        ...done(),
      };
    } catch (error) {
      return {
        statusCode: null,
        response: null,
        error: (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH),
        ...done(),
      };
    }
  }

  /**
   * Queues every endpoint with something due: retries, and events that were never queued because the process
   * ended between commit and queue. Deletes deliveries that are a month old.
   */
  async sweep(): Promise<void> {
    const { orm, jobs, now } = this.platform;
    const em = orm.em.fork();
    for (const { id } of await em.find(WebhookEndpoint, { enabled: true })) {
      if (
        (await em.count(WebhookDelivery, {
          endpointId: id,
          status: 'QUEUED',
          nextAttemptAt: { $lte: now() },
        })) > 0
      )
        await jobs.send(SERVE_JOB, { endpointId: id }, { key: id });
    }
    await em.nativeDelete(WebhookDelivery, {
      createdAt: { $lt: new Date(now().getTime() - KEPT_DAYS * DAY_MS) },
    });
  }
}
