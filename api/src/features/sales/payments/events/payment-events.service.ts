import { Service } from '../../../../platform/services/services.ts';
import { paymentGateway, type GatewayEvent } from '../gateway/payment-gateway.port.ts';
import { PaymentEvent } from './payment-event.entity.ts';

/** The job that settles a payment: enqueued here, handled in payments.jobs.ts. */
export const SETTLE_JOB = 'settle-payment';

/**
 * The provider repeats a callback for three days. It keeps events for 30, in which the account's owner can resend them:
 * https://docs.stripe.com/webhooks#automatic-retries, https://docs.stripe.com/api/events
 */
const EVENT_KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** The latest events may be missing from the list or out of order, so they're read again. */
const UNSETTLED_MS = 15 * 60_000;

/** Pages of events that one run reads; the next run reads on. */
const PAGES = 5;

const BOOKMARK = 'select event_id as "eventId" from provider_bookmark';
const MOVE_BOOKMARK = `
  insert into provider_bookmark (event_id) values (?)
  on conflict (is_only) do update set event_id = excluded.event_id`;

/** Handles each provider event once, from its callback or, if that was lost, from the provider's list of events. */
export class PaymentEvents extends Service {
  readonly #gateway = paymentGateway.in(this.services);

  /**
   * Records an event once, and leaves the work to a job. If the process dies before the job is queued, the callback
   * goes unanswered and the provider sends it again.
   */
  async note({ id, type, subject }: GatewayEvent): Promise<void> {
    const { orm, jobs, now } = this.platform;
    const em = orm.em.fork();
    await em.upsert(
      PaymentEvent,
      { id, type, sessionId: subject?.sessionId ?? null, receivedAt: now() },
      { onConflictAction: 'ignore' },
    );
    // The upsert returns its input; only the row says whether an earlier delivery was processed.
    const noted = await em.findOneOrFail(PaymentEvent, { id }, { refresh: true });
    if (subject && !noted.settledAt) await jobs.send(SETTLE_JOB, { ...subject, eventId: id }, { key: id });
  }

  /**
   * Records events about refunds and disputes whose callback never came. The next run continues from there.
   * @param before skips events after this instant, whose callback may still come.
   */
  async catchUp(before: Date): Promise<void> {
    const em = this.platform.orm.em.fork();
    const [bookmark] = await em.execute<{ eventId: string }[]>(BOOKMARK);
    let after = bookmark?.eventId ?? null;
    for (let page = 1; page <= PAGES; page += 1) {
      const events = await this.#gateway.eventsAfter(after);
      for (const event of await this.#unheard(events.filter(({ at }) => at < before))) await this.note(event);
      const settled = events.findLast(({ at }) => at.getTime() < this.#settledUntil());
      if (settled) await em.execute(MOVE_BOOKMARK, [settled.id]);
      const last = events.at(-1);
      if (!last || after === null) return;
      after = last.id;
    }
  }

  async #unheard(events: readonly GatewayEvent[]): Promise<GatewayEvent[]> {
    const ids = events.map(({ id }) => id);
    const heard = await this.platform.orm.em
      .fork()
      .find(PaymentEvent, { id: { $in: ids }, settledAt: { $ne: null } });
    return events.filter(({ id }) => !heard.some((event) => event.id === id));
  }

  #settledUntil(): number {
    return this.platform.now().getTime() - UNSETTLED_MS;
  }

  /** Marks an event as processed. */
  async markSettled(eventId: string): Promise<void> {
    const { orm, now } = this.platform;
    await orm.em.fork().nativeUpdate(PaymentEvent, { id: eventId }, { settledAt: now() });
  }

  /** Deletes events that the provider can no longer repeat. */
  async forgetOld(): Promise<void> {
    const { orm, now } = this.platform;
    const repeatable = new Date(now().getTime() - EVENT_KEPT_DAYS * DAY_MS);
    await orm.em.fork().nativeDelete(PaymentEvent, { receivedAt: { $lt: repeatable } });
  }
}
