import { raw } from '@mikro-orm/postgresql';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { Message } from '../../../content/messages/index.ts';
import { NewsletterSubscription } from '../../../content/newsletter/index.ts';
import { User } from '../../../people/accounts/index.ts';
import { Claim } from '../../../sales/claims/index.ts';
import { OrderReturn } from '../../../sales/returns/index.ts';
import { CustomerService } from '../customer.service.ts';
import { addressOf, CustomerRecord } from './customer-record.type.ts';

/** Messages, returns, claims and vehicles shown of one customer, the latest of each. */
const MOST_SHOWN = 20;

/** The orders of a customer: $1 the account or null, $2 the address in lower case or null. */
const THEIR_ORDERS = `
  select id from orders where user_id = $1
  union all select id from orders where user_id is null and not buyer_erased and lower(email) = $2`;
const RETURNS = `
  select id from order_returns where order_id in (${THEIR_ORDERS}) order by requested_at desc, id limit ${MOST_SHOWN}`;
const CLAIMS = `
  select id from claims where order_id in (${THEIR_ORDERS}) order by created_at desc, id limit ${MOST_SHOWN}`;
const FITTED = `
  select registration from fitting_bookings
  where registration is not null and order_id in (${THEIR_ORDERS})
  group by registration order by max(starts_at) desc limit ${MOST_SHOWN}`;

/** Gathers what the features store about one customer. */
export class CustomerRecordService extends Service {
  readonly #customers = this.services.get(CustomerService);

  /** The customer with an account or, without one, the guest behind an order; null if there's neither. */
  async find(customerId: string | null, orderId: string | null): Promise<CustomerRecord | null> {
    if (customerId) return this.#account(customerId);
    const guest = orderId ? await this.#customers.guestOf(orderId) : null;
    if (!guest) return null;
    const { email, lastOrder } = guest;
    return result(CustomerRecord, { id: lastOrder.id, userId: null, email, isTheirAddress: true });
  }

  async #account(id: string): Promise<CustomerRecord | null> {
    const user = isUuid(id) ? await this.platform.orm.em.fork().findOne(User, { id }) : null;
    if (!user) return null;
    const { email, emailVerified } = user;
    return result(CustomerRecord, { id, userId: id, email, isTheirAddress: emailVerified });
  }

  /** Their conversations with the shop, latest first. */
  messages(customer: CustomerRecord): Promise<Message[]> {
    const { userId } = customer;
    const address = addressOf(customer);
    const whose = [...(userId ? [{ userId }] : []), ...(address ? [{ [raw('lower(email)')]: address }] : [])];
    return this.platform.orm.em
      .fork()
      .find(Message, { $or: whose }, { orderBy: { updatedAt: 'desc', id: 'desc' }, limit: MOST_SHOWN });
  }

  /** Their returns, latest first. */
  async returns(customer: CustomerRecord): Promise<OrderReturn[]> {
    const ids = await this.#idsOf(RETURNS, customer);
    return this.platform.orm.em
      .fork()
      .find(OrderReturn, { id: { $in: ids } }, { orderBy: { requestedAt: 'desc', id: 'asc' } });
  }

  /** Their claims, latest first. */
  async claims(customer: CustomerRecord): Promise<Claim[]> {
    const ids = await this.#idsOf(CLAIMS, customer);
    return this.platform.orm.em
      .fork()
      .find(Claim, { id: { $in: ids } }, { orderBy: { createdAt: 'desc', id: 'asc' } });
  }

  /** The bare marks of the vehicles in their fitting bookings, latest booking first. */
  async fittedMarks(customer: CustomerRecord): Promise<string[]> {
    const { userId } = customer;
    const rows = await this.platform.sql.rows<{ registration: string }>(FITTED, [
      userId,
      addressOf(customer),
    ]);
    return rows.map(({ registration }) => registration);
  }

  /** The newsletter subscription of their address; null if it never had one, or isn't confirmed to be theirs. */
  async newsletter(customer: CustomerRecord): Promise<NewsletterSubscription | null> {
    const emailKey = addressOf(customer);
    return emailKey ? this.platform.orm.em.fork().findOne(NewsletterSubscription, { emailKey }) : null;
  }

  async #idsOf(statement: string, customer: CustomerRecord): Promise<string[]> {
    const { userId } = customer;
    const rows = await this.platform.sql.rows<{ id: string }>(statement, [userId, addressOf(customer)]);
    return rows.map(({ id }) => id);
  }
}
