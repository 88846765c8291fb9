import { offsetOf, pageInfo, type PageInfo, type Paging } from '../../../platform/lists/page.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { groupsOf, inOrderOf } from '../../../platform/text/in-order.ts';
import { inLondon } from '../../../platform/text/london-time.ts';
import { isUuid } from '../../../platform/text/uuid.ts';
import { roleWord } from '../../operations/staff/index.ts';
import { User } from '../../people/accounts/index.ts';
import {
  accountsFound,
  guestsFound,
  OrderReader,
  SALES,
  type Bind,
  type Order,
} from '../../sales/orders/index.ts';
import type { CustomerSort } from './customer.enums.ts';
import type { CustomerFilter } from './customer.inputs.ts';
import {
  CustomerEntry,
  CustomerEntryPage,
  CustomerPage,
  GuestBuyer,
  Purchases,
  type BuyerFigures,
} from './customer.type.ts';

/** A page shows a few matching guests, not every guest in the order book. */
const MOST_GUESTS = 5;
const RECENT_ORDERS = 10;
/** From orders that were ever paid: how many count as sales, and their value. */
const PAID = `
  count(sales.id) as "orderCount", max(o.created_at) as "lastOrderAt", coalesce(sum(sales.pence), 0) as spent`;
const ORDERS = `orders o left join ${SALES} sales on sales.id = o.id`;
const PURCHASES = `
  select o.user_id as "userId", ${PAID} from ${ORDERS}
  where o.paid_at is not null and o.user_id = any ($1::uuid[]) group by o.user_id`;

const BOUGHT = `
  left join (
    select o.user_id, ${PAID} from ${ORDERS} where o.paid_at is not null and o.user_id is not null group by o.user_id
  ) b on b.user_id = u.id`;

/** The sort order, and whether it needs each account's purchases. */
const SORTED: Readonly<Record<CustomerSort, { readonly order: string; readonly isByOrders: boolean }>> = {
  NEWEST: { order: 'since desc', isByOrders: false },
  OLDEST: { order: 'since', isByOrders: false },
  NAME: { order: 'name', isByOrders: false },
  LAST_ORDER: { order: '"lastOrderAt" desc nulls last', isByOrders: true },
  MOST_ORDERS: { order: '"orderCount" desc nulls last', isByOrders: true },
  MOST_SPENT: { order: 'spent desc nulls last', isByOrders: true },
};

const NOT_ASKED = 'null::bigint as "orderCount", null::timestamptz as "lastOrderAt", null::numeric as spent';

/** Selects accounts. @param where a condition on accounts `u`. */
const accountsSql = (where: string, isByOrders: boolean): string => `
  select u.id as "userId", null::uuid as "orderId", u.created_at as since,
    lower(u.last_name || ' ' || u.first_name) as name,
    ${isByOrders ? 'b."orderCount", b."lastOrderAt", b.spent' : NOT_ASKED}
  from users u ${isByOrders ? BOUGHT : ''} where ${where}`;

/** Paid guest orders `o`, except those whose email address belongs to an account that has confirmed it. */
const BY_GUEST = `o.user_id is null and not o.buyer_erased and o.paid_at is not null and o.email <> ''
  and not exists (
    select from users u where lower(u.email) = lower(o.email) and u.email_verified_at is not null)`;

/** Selects guest buyers by the email address they gave. @param where a condition on `o.email`. */
const guestsSql = (where: string, since: string): string => `
  select null::uuid as "userId", g."orderId", g.since,
    lower((l.shipping_address->>'lastName') || ' ' || (l.shipping_address->>'firstName')) as name,
    g."orderCount", g."lastOrderAt", g.spent
  from (
    select min(o.created_at) as since, ${PAID},
      (array_agg(o.id order by o.created_at desc, o.id desc))[1] as "orderId"
    from ${ORDERS} where ${BY_GUEST} and ${where} group by lower(o.email)
  ) g join orders l on l.id = g."orderId" where ${since}`;

/** $1 is any of the guest's orders. */
const SAME_GUEST = 'lower(o.email) = (select lower(email) from orders where id = $1)';
const ORDERS_OF_GUEST = `
  select o.id from orders o where o.user_id is null and not o.buyer_erased and ${SAME_GUEST}
  order by o.created_at desc, o.id desc limit ${RECENT_ORDERS}`;

/** A row of the list: an account, or a guest with their latest order. */
interface FoundEntry extends BuyerFigures {
  readonly userId: string | null;
  readonly orderId: string | null;
  readonly since: Date;
  readonly total: number;
}

/** The kinds of customer a list includes. */
interface Listed {
  readonly accounts: boolean;
  readonly guests: boolean;
}

/** The latest orders of each account in $1. */
const RECENT = `
  select u.id as "userId", o.id as "orderId" from unnest($1::uuid[]) u(id) cross join lateral (
    select id, created_at from orders where user_id = u.id order by created_at desc, id desc limit ${RECENT_ORDERS}
  ) o order by o.created_at desc`;

/** Reads the shop's customers for staff. */
export class CustomerService extends Service {
  readonly #orders = this.services.get(OrderReader);

  /** One page of accounts. The first page of a search adds a few matching guests. */
  async list(filter: CustomerFilter, sort: CustomerSort, paging: Paging): Promise<CustomerPage> {
    const [found, guests] = await Promise.all([
      this.#find({ accounts: true, guests: false }, filter, sort, paging),
      filter.search?.trim() && paging.page === 1
        ? this.#find({ accounts: false, guests: true }, { search: filter.search }, 'LAST_ORDER', {
            page: 1,
            limit: MOST_GUESTS,
          })
        : null,
    ]);
    return result(CustomerPage, {
      items: found.entries.flatMap(({ account }) => account ?? []),
      pageInfo: found.pageInfo,
      guests: guests?.entries.flatMap(({ guest }) => guest ?? []) ?? [],
    });
  }

  /** One page of accounts and guests. Filters by role or confirmed email address leave only accounts. */
  async entries(filter: CustomerFilter, sort: CustomerSort, paging: Paging): Promise<CustomerEntryPage> {
    const { role = null, staff = null, verified = null } = filter;
    const listed = {
      accounts: role !== 'GUEST',
      guests: role === 'GUEST' || (role === null && staff === null && verified === null),
    };
    const { entries, ...page } = await this.#find(listed, filter, sort, paging);
    return result(CustomerEntryPage, { items: entries, ...page });
  }

  /** The guest who placed an order; null if the order is unknown or belongs to an account. */
  async guestOf(orderId: string): Promise<GuestBuyer | null> {
    if (!isUuid(orderId)) return null;
    const { sql } = this.platform;
    const [row] = await sql.rows<FoundEntry>(guestsSql(SAME_GUEST, 'true'), [orderId]);
    const [order] = row?.orderId ? await this.#orders.withIds([row.orderId]) : [];
    return row && order ? guestOf(row, order) : null;
  }

  /** The latest orders of a guest, paid or not, newest first. */
  async ordersOfGuest({ lastOrder }: GuestBuyer): Promise<Order[]> {
    const rows = await this.platform.sql.rows<{ id: string }>(ORDERS_OF_GUEST, [lastOrder.id]);
    return (await this.#orders.withIds(rows.map(({ id }) => id))).filter((order) => order !== null);
  }

  /** The account with this id; null if the id is unknown. */
  async find(id: string): Promise<User | null> {
    return isUuid(id) ? this.platform.orm.em.fork().findOne(User, { id }) : null;
  }

  /** The customers' purchases in the order of the ids, in one statement. */
  async purchases(userIds: readonly string[]): Promise<Purchases[]> {
    const rows = await this.platform.sql.rows<Purchases & { userId: string }>(PURCHASES, [userIds]);
    const byUser = new Map(rows.map((row) => [row.userId, row]));
    return userIds.map((id) => {
      const { orderCount = 0, spent = 0, lastOrderAt = null } = byUser.get(id) ?? {};
      return result(Purchases, { orderCount, spent, lastOrderAt });
    });
  }

  /** The customers' latest orders, newest first, in the order of the ids. */
  async recentOrders(userIds: readonly string[]): Promise<Order[][]> {
    const rows = await this.platform.sql.rows<{ userId: string; orderId: string }>(RECENT, [userIds]);
    const orders = await this.#orders.withIds(rows.map(({ orderId }) => orderId));
    const found = orders.filter((order) => order !== null);
    return groupsOf<string | null, Order>(userIds, found, ({ userId }) => userId);
  }

  /** Finds and sorts one page in one statement. */
  async #find(
    listed: Listed,
    filter: CustomerFilter,
    sort: CustomerSort,
    paging: Paging,
  ): Promise<{ entries: CustomerEntry[]; pageInfo: PageInfo }> {
    const { sql } = this.platform;
    const values: unknown[] = [];
    const { day } = inLondon(this.platform.now());
    const people = peopleSql(listed, filter, sort, day, (value) => `$${values.push(value)}`);
    const rows = await sql.rows<FoundEntry>(
      `select *, count(*) over () as total from (${people}) people
        order by ${SORTED[sort].order}, "userId", "orderId" limit ${paging.limit} offset ${offsetOf(paging)}`,
      values,
    );
    const [counted] =
      rows.length > 0 || paging.page === 1
        ? rows
        : await sql.rows<{ total: number }>(`select count(*) as total from (${people}) people`, values);
    const users = await this.#users(rows.flatMap(({ userId }) => userId ?? []));
    const orders = await this.#orders.withIds(rows.flatMap(({ orderId }) => orderId ?? []));
    const entries = rows.flatMap((row) => {
      const account = users.find((user) => user?.id === row.userId) ?? null;
      const order = orders.find((one) => one?.id === row.orderId) ?? null;
      const guest = order && guestOf(row, order);
      return account || guest ? result(CustomerEntry, { account, guest }) : [];
    });
    return { entries, pageInfo: pageInfo(paging, counted?.total ?? 0) };
  }

  async #users(ids: readonly string[]): Promise<(User | null)[]> {
    const users = await this.platform.orm.em.fork().find(User, { id: { $in: [...ids] } });
    return inOrderOf(ids, users, ({ id }) => id);
  }
}

/** The list's rows, unsorted. @param today the day in London. */
function peopleSql(
  listed: Listed,
  filter: CustomerFilter,
  sort: CustomerSort,
  today: string,
  bind: Bind,
): string {
  const { search, role, staff, verified, since } = filter;
  const from = (column: string): string[] =>
    typeof since === 'string'
      ? [`${column} >= ${bind(since)}::date::timestamp at time zone 'Europe/London'`]
      : [];
  const accounts = (): string[] => [
    ...accountsFound(search, bind),
    ...(role ? [`${roleWord(bind(today))} = ${bind(role)}`] : []),
    ...(typeof staff === 'boolean' ? [`(u.staff_role is not null) = ${bind(staff)}`] : []),
    ...(typeof verified === 'boolean' ? [`(u.email_verified_at is not null) = ${bind(verified)}`] : []),
    ...from('u.created_at'),
  ];
  return [
    ...(listed.accounts ? [accountsSql(allOf(accounts()), SORTED[sort].isByOrders)] : []),
    ...(listed.guests ? [guestsSql(allOf(guestsFound(search, bind)), allOf(from('g.since')))] : []),
  ].join(' union all ');
}

const allOf = (conditions: readonly string[]): string => conditions.join(' and ') || 'true';

function guestOf({ orderCount, spent, lastOrderAt, since }: FoundEntry, lastOrder: Order): GuestBuyer {
  const { email, phone, shippingAddress } = lastOrder;
  const { firstName, lastName } = shippingAddress;
  const name = `${firstName} ${lastName}`;
  return result(GuestBuyer, { email, name, phone, orderCount, spent, lastOrderAt, since, lastOrder });
}
