import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { DELIVERED_STATUSES } from '@treadline/schema/trade/order/order-status';
import { sqlList } from '../../../../platform/database/sql-list.ts';
import { oneByOne } from '../../../../platform/process/one-by-one.ts';
import { Service } from '../../../../platform/services/services.ts';
import { digest } from '../../../../platform/text/digest.ts';
import { newToken } from '../../../../platform/text/new-token.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { Order, tyresOf } from '../../../sales/orders/index.ts';
import { reviewInvitation } from '../emails/review-invitation.email.ts';
import { SentInvitation } from './review-invitation.entity.ts';

/** Days on the road before a driver can judge a tyre. */
const DAYS = 14;
const DAY_MS = 86_400_000;

const DUE = `
  select id from orders
  where status in (${sqlList(DELIVERED_STATUSES)}) and delivered_at <= $1 and not buyer_erased
    and not exists (select 1 from review_invitations where order_id = orders.id)
  order by delivered_at`;

/** Whether a token was emailed for an order. It proves only that its bearer can read the buyer's email. */
export async function opensInvitation(
  em: EntityManager,
  orderId: string,
  token: string | null | undefined,
): Promise<boolean> {
  return (
    typeof token === 'string' && (await em.count(SentInvitation, { orderId, tokenHash: digest(token) })) > 0
  );
}

/** Invites buyers to review their tyres, once, two weeks after delivery. */
export class ReviewInvitationService extends Service {
  readonly #mail = this.services.get(MailService);

  /**
   * Invites every buyer who is due. Each email is recorded in its own transaction, so there's only one, however
   * often this runs. A buyer whose invitation fails stays due.
   */
  async sweep(): Promise<void> {
    const { sql, now, logger } = this.platform;
    const deliveredBy = new Date(now().getTime() - DAYS * DAY_MS);
    const due = await sql.rows<{ id: string }>(DUE, [deliveredBy]);
    await oneByOne(due, ({ id }) => this.#invite(id), logger, {
      naming: ({ id }) => ({ orderId: id }),
      sentence: 'Inviting a buyer to review failed; it will be retried tomorrow.',
    });
  }

  async #invite(orderId: string): Promise<void> {
    const { orm, now } = this.platform;
    await orm.em.fork().transactional(async (em) => {
      const order = await em.findOneOrFail(Order, { id: orderId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const isInvited = (await em.count(SentInvitation, { orderId })) > 0;
      if (isInvited || !DELIVERED_STATUSES.includes(order.status) || order.buyerErased) return;
      await em.populate(order, ['lines']);
      const token = newToken();
      em.create(SentInvitation, { orderId, tokenHash: digest(token), invitedAt: now() });
      await this.#mail.queue(
        em,
        order.email,
        reviewInvitation({
          orderNumber: order.number,
          firstName: order.shippingAddress.firstName,
          tyres: tyresOf(order).map(({ productName, quantity }) => ({ name: productName, quantity })),
          token,
        }),
      );
    });
  }

  /** The order that an emailed token belongs to, with its lines; null if the token is unknown. */
  async find(token: string): Promise<Order | null> {
    const em = this.platform.orm.em.fork();
    const invitation = await em.findOne(SentInvitation, { tokenHash: digest(token) });
    return invitation && em.findOne(Order, { id: invitation.orderId }, { populate: ['lines'] });
  }
}
