import { Service } from '../../../platform/services/services.ts';
import { isUuid } from '../../../platform/text/uuid.ts';
import { customersFound, type Bind } from '../orders/index.ts';
import type { KnownBuyer } from './buyer.type.ts';

const LEAST_TYPED = 2;

/** The customers that a text finds. */
const found = (text: string, bind: Bind): string => `
  select e.user_id as "userId", e.order_id as "orderId", coalesce(e.last_order_at, e.since) as at
  from customer_entries e where ${customersFound(text, bind).join(' and ')}
  order by at desc, e.id limit 8`;

/** A saved address with the names that orders' addresses have. */
const SAVED = `
  select jsonb_build_object('firstName', first_name, 'lastName', last_name, 'company', company, 'line1', line1,
    'line2', line2, 'city', city, 'postcode', postcode, 'country', country)
  from saved_addresses where user_id = found."userId" and is_delivery_default`;

/**
 * The buyers' details. The latest order has what an account doesn't; the address that a customer chose as the default
 * comes before the one of an order, which may have been a present. @param buyers SQL as above.
 */
const detailsOf = (buyers: string): string => `
  select found."userId" as "customerId", coalesce(u.email, latest.email) as email,
    coalesce(u.first_name || ' ' || u.last_name,
      (latest.shipping_address ->> 'firstName') || ' ' || (latest.shipping_address ->> 'lastName')) as name,
    coalesce(u.phone, latest.phone) as phone, coalesce((${SAVED}), latest.shipping_address) as address
  from (${buyers}) found left join users u on u.id = found."userId"
    left join orders latest on latest.id = coalesce(found."orderId", (
      select id from orders where user_id = found."userId" order by created_at desc, id desc limit 1))
  order by found.at desc, found."userId", found."orderId"`;

/** $1 an account or null, $2 an order or null. */
const ONE = `
  select u.id as "userId", null::uuid as "orderId", now() as at from users u where u.id = $1
  union all
  select o.user_id, o.id, now() from orders o where o.id = $2 and not o.buyer_erased limit 1`;

/** Finds known buyers, whose details staff need not type again. */
export class BuyerSearch extends Service {
  /** At most eight buyers whom the customer list would find, latest first. */
  async find(text: string): Promise<KnownBuyer[]> {
    if (text.trim().length < LEAST_TYPED) return [];
    const values: unknown[] = [];
    const statement = detailsOf(found(text, (value) => `$${values.push(value)}`));
    return this.platform.sql.rows<KnownBuyer>(statement, values);
  }

  /** The buyer with an account, or of an order; null if there's neither. */
  async one(customerId: string | null, orderId: string | null): Promise<KnownBuyer | null> {
    const ids = [customerId, orderId].map((id) => (id !== null && isUuid(id) ? id : null));
    const [buyer] = await this.platform.sql.rows<KnownBuyer>(detailsOf(ONE), ids);
    return buyer ?? null;
  }
}
