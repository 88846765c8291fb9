import { Service } from '../../../platform/services/services.ts';
import { anywhere } from '../../../platform/text/like-pattern.ts';
import type { KnownBuyer } from './buyer.type.ts';

const LEAST_TYPED = 2;

/** People by account, or for guests by the email address they ordered with. Their latest order has the rest. */
const BUYERS = `
  with people as (
    select u.id as "customerId", lower(u.email) as key, u.first_name || ' ' || u.last_name as name, u.email, u.phone,
      u.created_at as at
    from users u
    where u.email ilike $1 or u.first_name || ' ' || u.last_name ilike $1
      or regexp_replace(coalesce(u.phone, ''), '[^0-9]', '', 'g') like $2
    union all
    select o.user_id, lower(o.email),
      (o.shipping_address ->> 'firstName') || ' ' || (o.shipping_address ->> 'lastName'), o.email, o.phone, o.created_at
    from orders o
    where not o.buyer_erased and o.email <> '' and (
      o.email ilike $1
      or (o.shipping_address ->> 'firstName') || ' ' || (o.shipping_address ->> 'lastName') ilike $1
      or o.shipping_address ->> 'postcode' ilike $1
      or regexp_replace(coalesce(o.phone, ''), '[^0-9]', '', 'g') like $2)
  ), found as (
    select distinct on (key) * from people order by key, "customerId" nulls last, at desc
  )
  select found."customerId", found.name, found.email, coalesce(found.phone, latest.phone) as phone,
    latest.shipping_address as address
  from found
    left join lateral (
      select o.phone, o.shipping_address from orders o
      where (o.user_id = found."customerId" or lower(o.email) = found.key) and not o.buyer_erased
      order by o.created_at desc limit 1
    ) latest on true
  order by found.at desc, found.key limit 8`;

/** Finds known buyers while staff type the name of a caller. */
export class BuyerSearch extends Service {
  /** At most eight buyers whose name, email address, telephone number or postcode contains the text. */
  async find(text: string): Promise<KnownBuyer[]> {
    const typed = text.trim();
    if (typed.length < LEAST_TYPED) return [];
    const digits = typed.replaceAll(/\D/g, '');
    // A few digits would match almost every number.
    const number = digits.length >= 4 && /^[\d\s()+./-]+$/.test(typed) ? anywhere(digits) : 'none';
    return this.platform.sql.rows<KnownBuyer>(BUYERS, [anywhere(typed), number]);
  }
}
