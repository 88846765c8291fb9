import { LockMode, raw, type FilterQuery } from '@mikro-orm/postgresql';
import { offsetOf, pageInfo, type Paging } from '../../../../platform/lists/page.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import { User } from '../../../people/accounts/index.ts';
import { dropWaitingIssues } from '../record/drop-waiting-issues.ts';
import { NewsletterSubscription } from '../record/newsletter-subscription.entity.ts';
import type { SubscriberFilter } from './subscriber.inputs.ts';
import { NewsletterFigures, SubscriberPage, type NewsletterMonth } from './subscriber.type.ts';

const COUNTS = `
  select count(*) filter (where state = 'CONFIRMED') as confirmed,
    count(*) filter (where state = 'PENDING') as pending,
    count(*) filter (where state = 'UNSUBSCRIBED') as unsubscribed
  from newsletter_subscriptions`;
/** $1 is the current time. */
const MONTHS = `
  with months as (
    select generate_series(
      date_trunc('month', $1::timestamptz at time zone 'Europe/London') - interval '11 months',
      date_trunc('month', $1::timestamptz at time zone 'Europe/London'), interval '1 month') as month
  )
  select to_char(month, 'YYYY-MM-DD') as month,
    (select count(*) from newsletter_subscriptions where confirmed_at >= month at time zone 'Europe/London'
      and confirmed_at < (month + interval '1 month') at time zone 'Europe/London') as confirmed,
    (select count(*) from newsletter_subscriptions where unsubscribed_at >= month at time zone 'Europe/London'
      and unsubscribed_at < (month + interval '1 month') at time zone 'Europe/London') as left
  from months order by month`;
/** The newsletter's subscribers, for staff. */
export class SubscriberService extends Service {
  readonly #audit = this.services.get(AuditService);

  /** One page of subscribers, latest requests first. */
  async list({ state, source, search }: SubscriberFilter, paging: Paging): Promise<SubscriberPage> {
    const words = search?.trim().toLowerCase();
    const where: FilterQuery<NewsletterSubscription> = {
      ...(state ? { state } : {}),
      ...(source ? { source } : {}),
      ...(words ? { [raw('position(? in email_key)', [words])]: { $gt: 0 } } : {}),
    };
    const [items, total] = await this.platform.orm.em.fork().findAndCount(NewsletterSubscription, where, {
      orderBy: { requestedAt: 'desc', id: 'desc' },
      limit: paging.limit,
      offset: offsetOf(paging),
    });
    return result(SubscriberPage, { items, pageInfo: pageInfo(paging, total) });
  }

  /** The number of subscribers, and its growth over the last twelve months. */
  async figures(): Promise<NewsletterFigures> {
    const { sql, now } = this.platform;
    const [counts] = await sql.rows<Omit<NewsletterFigures, 'months'>>(COUNTS);
    const months = await sql.rows<NewsletterMonth>(MONTHS, [now()]);
    return result(NewsletterFigures, {
      ...(counts ?? { confirmed: 0, pending: 0, unsubscribed: 0 }),
      months,
    });
  }

  /** The accounts' subscriptions in the order of the ids, in one statement; null for accounts without one. */
  async ofAccounts(userIds: readonly string[]): Promise<(NewsletterSubscription | null)[]> {
    const em = this.platform.orm.em.fork();
    const users = await em.find(User, { id: { $in: [...userIds] } });
    const keys = new Map(users.map(({ id, email }) => [id, email.toLowerCase()]));
    const subscriptions = await em.find(NewsletterSubscription, { emailKey: { $in: [...keys.values()] } });
    const byKey = new Map(subscriptions.map((subscription) => [subscription.emailKey, subscription]));
    return userIds.map((id) => byKey.get(keys.get(id) ?? '') ?? null);
  }

  /**
   * Unsubscribes an address at its owner's request by telephone or email.
   * @returns null if the id is unknown.
   */
  unsubscribe(viewer: Viewer, id: string): Promise<NewsletterSubscription | null> {
    const { orm, now } = this.platform;
    return orm.em.fork().transactional(async (em) => {
      const subscription = isUuid(id)
        ? await em.findOne(NewsletterSubscription, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
        : null;
      if (!subscription || subscription.state === 'UNSUBSCRIBED') return subscription;
      this.#audit.record(em, {
        actor: viewer,
        subject: 'newsletter subscription',
        subjectId: id,
        action: 'unsubscribed',
        before: { state: subscription.state },
        after: { state: 'UNSUBSCRIBED' },
      });
      await dropWaitingIssues(em, subscription);
      return em.assign(subscription, { state: 'UNSUBSCRIBED', unsubscribedAt: now() });
    });
  }
}
