import { COUNTRIES } from '@treadline/schema/trade/country';
import { readPostcode } from '@treadline/schema/trade/postcode';
import { groupsOf, inOrderOf } from '../../platform/in-order.ts';
import { offsetOf, pageInfo, type Paging } from '../../platform/page.ts';
import { result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { keptText } from '../../platform/typed-text.ts';
import { isUuid } from '../../platform/uuid.ts';
import { User } from '../accounts/user.entity.ts';
import { OrderReader, SALES } from '../orders/order-reader.service.ts';
import type { Order } from '../orders/order.entity.ts';
import type { CustomerSort } from './customer.enums.ts';
import type { CustomerFilter } from './customer.inputs.ts';
import { CustomerPage, GuestBuyer, Purchases } from './customer.type.ts';

/** A page shows a few guests, not the whole book of orders. */
const MOST_GUESTS = 5;
const RECENT_ORDERS = 10;
/** What is searched for as a part of a telephone number. */
const PHONE = /^\+?[\d\s()-]{4,}$/;
/** A postcode of any country that the shop delivers to, without its space; null for a text that is none. */
const postcodeIn = (text: string): string | null =>
  COUNTRIES.map((country) => readPostcode(text, country))
    .find((code) => code !== null)
    ?.replace(' ', '') ?? null;

/** Of orders that were paid at some time: how many of them are sales, and what those brought. */
const PAID = `
  count(sales.id) as "orderCount", max(o.created_at) as "lastOrderAt", coalesce(sum(sales.pence), 0) as spent`;
const ORDERS = `orders o left join ${SALES} sales on sales.id = o.id`;
const PURCHASES = `
  select o.user_id as "userId", ${PAID} from ${ORDERS}
  where o.paid_at is not null and o.user_id = any ($1::uuid[]) group by o.user_id`;

/**
 * $1 words, $2 digits of a telephone number, $3 a postcode without its space, $4 role, $5 whether confirmed, $6
 * the first day; null for any.
 */
const WHERE = `
  where ($1::text is null
      or position($1 in lower(u.first_name || ' ' || u.last_name || ' ' || u.email)) > 0
      or position($2 in regexp_replace(u.phone, '[^0-9]', '', 'g')) > 0
      or u.id in (select user_id from saved_addresses where replace(postcode, ' ', '') = $3)
      or u.id in (select user_id from orders where user_id is not null
        and replace(shipping_address->>'postcode', ' ', '') = $3))
    and ($4::text is null or u.role = $4)
    and ($5::boolean is null or (u.email_verified_at is not null) = $5)
    and ($6::date is null or u.created_at >= ($6::date)::timestamp at time zone 'Europe/London')`;
const TOTAL = `select count(*) as total from users u ${WHERE}`;
const BOUGHT = `
  left join (
    select o.user_id, ${PAID} from ${ORDERS} where o.paid_at is not null and o.user_id is not null group by o.user_id
  ) b on b.user_id = u.id`;
const SORTED: Readonly<Record<CustomerSort, readonly [join: string, order: string]>> = {
  NEWEST: ['', 'u.created_at desc'],
  OLDEST: ['', 'u.created_at'],
  NAME: ['', 'lower(u.last_name), lower(u.first_name)'],
  LAST_ORDER: [BOUGHT, 'b."lastOrderAt" desc nulls last'],
  MOST_ORDERS: [BOUGHT, 'b."orderCount" desc nulls last'],
  MOST_SPENT: [BOUGHT, 'b.spent desc nulls last'],
};

const GUESTS = `
  select min(o.email) as email, ${PAID},
    (array_agg(o.id order by o.created_at desc))[1] as "lastOrderId"
  from ${ORDERS}
  where o.user_id is null and not o.buyer_erased and o.paid_at is not null
    and (position($1 in lower(o.email)) > 0
      or position($1 in lower(o.shipping_address->>'firstName' || ' ' || (o.shipping_address->>'lastName'))) > 0)
    and not exists (select from users u where lower(u.email) = lower(o.email))
  group by lower(o.email) order by max(o.created_at) desc limit ${MOST_GUESTS}`;

/** $1 accounts: the latest orders of each. */
const RECENT = `
  select u.id as "userId", o.id as "orderId" from unnest($1::uuid[]) u(id) cross join lateral (
    select id, created_at from orders where user_id = u.id order by created_at desc, id desc limit ${RECENT_ORDERS}
  ) o order by o.created_at desc`;

/** Reads the shop's customers for its administrators. */
export class CustomerService {
  readonly #orders: OrderReader;
  readonly #services: Services;

  constructor(services: Services) {
    this.#orders = services.get(OrderReader);
    this.#services = services;
  }

  /** One page of the accounts. */
  async list(filter: CustomerFilter, sort: CustomerSort, paging: Paging): Promise<CustomerPage> {
    const { sql } = this.#services.platform;
    const words = keptText(filter.search ?? '').toLowerCase() || null;
    const values = [
      words,
      PHONE.test(words ?? '') ? words?.replace(/\D/g, '') : null,
      postcodeIn(words ?? ''),
      filter.role ?? null,
      filter.verified ?? null,
      filter.since ?? null,
    ];
    const [join, order] = SORTED[sort];
    const found = await sql.rows<{ id: string; total: number }>(
      `select u.id, count(*) over () as total from users u ${join} ${WHERE}
        order by ${order}, u.id limit $7 offset $8`,
      [...values, paging.limit, offsetOf(paging)],
    );
    const [counted] = found.length > 0 ? found : await sql.rows<{ total: number }>(TOTAL, values);
    return result(CustomerPage, {
      items: (await this.#users(found.map(({ id }) => id))).filter((user) => user !== null),
      pageInfo: pageInfo(paging, counted?.total ?? 0),
      guests: words && paging.page === 1 ? await this.#guests(words) : [],
    });
  }

  /** One account; null if there is none with that id. */
  async find(id: string): Promise<User | null> {
    return isUuid(id) ? this.#services.platform.orm.em.fork().findOne(User, { id }) : null;
  }

  /** What several customers have bought, in one statement, in the order of the ids. */
  async purchases(userIds: readonly string[]): Promise<Purchases[]> {
    const rows = await this.#services.platform.sql.rows<Purchases & { userId: string }>(PURCHASES, [userIds]);
    const byUser = new Map(rows.map((row) => [row.userId, row]));
    return userIds.map((id) => {
      const { orderCount = 0, spent = 0, lastOrderAt = null } = byUser.get(id) ?? {};
      return result(Purchases, { orderCount, spent, lastOrderAt });
    });
  }

  /** The latest orders of several customers, newest first, in the order of the ids. */
  async recentOrders(userIds: readonly string[]): Promise<Order[][]> {
    const rows = await this.#services.platform.sql.rows<{ userId: string; orderId: string }>(RECENT, [
      userIds,
    ]);
    const orders = await this.#orders.withIds(rows.map(({ orderId }) => orderId));
    const found = orders.filter((order) => order !== null);
    return groupsOf<string | null, Order>(userIds, found, ({ userId }) => userId);
  }

  async #guests(words: string): Promise<GuestBuyer[]> {
    const rows = await this.#services.platform.sql.rows<
      Omit<GuestBuyer, 'lastOrder' | 'name'> & { lastOrderId: string }
    >(GUESTS, [words]);
    const orders = await this.#orders.withIds(rows.map(({ lastOrderId }) => lastOrderId));
    return rows.flatMap(({ email, orderCount, spent }, index) => {
      const lastOrder = orders[index];
      if (!lastOrder) return [];
      const { firstName, lastName } = lastOrder.shippingAddress;
      return result(GuestBuyer, { email, name: `${firstName} ${lastName}`, orderCount, spent, lastOrder });
    });
  }

  async #users(ids: readonly string[]): Promise<(User | null)[]> {
    const users = await this.#services.platform.orm.em.fork().find(User, { id: { $in: [...ids] } });
    return inOrderOf(ids, users, ({ id }) => id);
  }
}
