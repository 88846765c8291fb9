import { listedPage } from '../../../platform/lists/listed-page.ts';
import type { PageInfo, Paging } from '../../../platform/lists/page.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { groupsOf, inOrderOf } from '../../../platform/text/in-order.ts';
import { inLondon } from '../../../platform/text/london-time.ts';
import { isUuid } from '../../../platform/text/uuid.ts';
import { roleWord } from '../../operations/staff/index.ts';
import { User } from '../../people/accounts/index.ts';
import { customersFound, OrderReader, type Bind, type Order } from '../../sales/orders/index.ts';
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
const FIGURES = 'order_count as "orderCount", spent_pence as spent, last_order_at as "lastOrderAt"';
const ENTRY = `select id, user_id as "userId", order_id as "orderId", since, ${FIGURES} from customer_entries`;

/** The `order by` of each sort of entries `e`. The id breaks ties, so no customer appears on two pages. */
const SORTS: Readonly<Record<CustomerSort, string>> = {
  NEWEST: 'e.since desc, e.id desc',
  OLDEST: 'e.since, e.id',
  NAME: 'e.name, e.id',
  LAST_ORDER: 'e.last_order_at desc nulls last, e.id',
  MOST_ORDERS: 'e.order_count desc, e.id',
  MOST_SPENT: 'e.spent_pence desc, e.id',
};

/** $1 is any of the guest's orders. */
const EMAIL_OF_GUEST = 'select lower(email) from orders where id = $1 and user_id is null';
const ENTRY_OF_GUEST = `select order_id from guest_entries where email = (${EMAIL_OF_GUEST})`;
const ORDERS_OF_GUEST = `
  select o.id from orders o where o.user_id is null and not o.buyer_erased and lower(o.email) = (${EMAIL_OF_GUEST})
  order by o.created_at desc, o.id desc limit ${RECENT_ORDERS}`;

/** A row of the list: an account, or a guest with their latest order. */
interface FoundEntry extends BuyerFigures {
  readonly id: string;
  readonly userId: string | null;
  readonly orderId: string | null;
  readonly since: Date;
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
      items: found.items.flatMap(({ account }) => account ?? []),
      pageInfo: found.pageInfo,
      guests: guests?.items.flatMap(({ guest }) => guest ?? []) ?? [],
    });
  }

  /** One page of accounts and guests. Filters by role or confirmed email address leave only accounts. */
  async entries(filter: CustomerFilter, sort: CustomerSort, paging: Paging): Promise<CustomerEntryPage> {
    const { role = null, staff = null, verified = null } = filter;
    const listed = {
      accounts: role !== 'GUEST',
      guests: role === 'GUEST' || (role === null && staff === null && verified === null),
    };
    return result(CustomerEntryPage, await this.#find(listed, filter, sort, paging));
  }

  /** The guest who placed an order; null if the order is unknown or belongs to an account. */
  async guestOf(orderId: string): Promise<GuestBuyer | null> {
    if (!isUuid(orderId)) return null;
    const { sql } = this.platform;
    const [row] = await sql.rows<FoundEntry>(`${ENTRY} where order_id = (${ENTRY_OF_GUEST})`, [orderId]);
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
    const rows = await this.platform.sql.rows<FoundEntry>(`${ENTRY} where user_id = any ($1::uuid[])`, [
      userIds,
    ]);
    return inOrderOf(userIds, rows, ({ userId }) => userId ?? '').map((row) => {
      const { orderCount = 0, spent = 0, lastOrderAt = null } = row ?? {};
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

  async #find(
    listed: Listed,
    filter: CustomerFilter,
    sort: CustomerSort,
    paging: Paging,
  ): Promise<{ items: CustomerEntry[]; pageInfo: PageInfo }> {
    const values: unknown[] = [];
    const { day } = inLondon(this.platform.now());
    const conditions = conditionsOf(listed, filter, day, (value) => `$${values.push(value)}`);
    const from = `from customer_entries e left join users u on u.id = e.user_id
      where ${conditions.join(' and ') || 'true'}`;
    const listing = { from, id: 'e.id', order: SORTS[sort], values };
    const page = await listedPage(this.platform.sql, listing, paging, (ids) =>
      this.platform.sql.rows<FoundEntry>(`${ENTRY} where id = any ($1::uuid[])`, [ids]),
    );
    return { items: await this.#entriesOf(page.items), pageInfo: page.pageInfo };
  }

  async #entriesOf(rows: readonly FoundEntry[]): Promise<CustomerEntry[]> {
    const users = await this.#users(rows.flatMap(({ userId }) => userId ?? []));
    const orders = await this.#orders.withIds(rows.flatMap(({ orderId }) => orderId ?? []));
    return rows.flatMap((row) => {
      const account = users.find((user) => user?.id === row.userId) ?? null;
      const order = orders.find((one) => one?.id === row.orderId) ?? null;
      const guest = order && guestOf(row, order);
      return account || guest ? result(CustomerEntry, { account, guest }) : [];
    });
  }

  async #users(ids: readonly string[]): Promise<(User | null)[]> {
    const users = await this.platform.orm.em.fork().find(User, { id: { $in: [...ids] } });
    return inOrderOf(ids, users, ({ id }) => id);
  }
}

/** Conditions on entries `e` and their accounts `u`. @param today the day in London. */
function conditionsOf(listed: Listed, filter: CustomerFilter, today: string, bind: Bind): string[] {
  const { search, role, staff, verified, since } = filter;
  return [
    ...(listed.guests ? [] : ['e.user_id is not null']),
    ...(listed.accounts ? [] : ['e.user_id is null']),
    ...customersFound(search, bind),
    ...(role && listed.accounts ? [`${roleWord(bind(today))} = ${bind(role)}`] : []),
    ...(typeof staff === 'boolean' ? [`(u.staff_role is not null) = ${bind(staff)}`] : []),
    ...(typeof verified === 'boolean' ? [`(u.email_verified_at is not null) = ${bind(verified)}`] : []),
    ...(typeof since === 'string'
      ? [`e.since >= ${bind(since)}::date::timestamp at time zone 'Europe/London'`]
      : []),
  ];
}

function guestOf({ orderCount, spent, lastOrderAt, since }: FoundEntry, lastOrder: Order): GuestBuyer {
  const { email, phone, shippingAddress } = lastOrder;
  const { firstName, lastName } = shippingAddress;
  const name = `${firstName} ${lastName}`;
  return result(GuestBuyer, { email, name, phone, orderCount, spent, lastOrderAt, since, lastOrder });
}
