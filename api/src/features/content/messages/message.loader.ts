import { AnswerLoader } from '../../../platform/graphql/answer-loader.ts';
import { Service } from '../../../platform/services/services.ts';
import { groupsOf, inOrderOf } from '../../../platform/text/in-order.ts';
import { User } from '../../people/accounts/index.ts';
import { OrderReader, type Order } from '../../sales/orders/index.ts';
import { MessageEntry } from './record/message.entity.ts';

/** How many of the sender's orders are shown beside a message. */
const RECENT_ORDERS = 3;
const EXCERPT = 200;

/** Each message's newest text, shortened, and its number of texts. */
const DIGESTS = `
  select distinct on (message_id) message_id as "messageId", left(text, ${EXCERPT}) as excerpt,
    count(*) over (partition by message_id) as count
  from message_entries where message_id = any ($1::uuid[]) order by message_id, id desc`;
/** Each sender's account: the one that was signed in, otherwise the one with the address. */
const SENDERS = `
  select m.id as "messageId", coalesce(m.user_id, u.id) as "userId"
  from messages m left join users u on lower(u.email) = lower(m.email) where m.id = any ($1::uuid[])`;
const ORDERS = `
  select m.id as "messageId", o.id as "orderId" from messages m cross join lateral (
    select id, created_at from orders
    where not buyer_erased and (user_id = m.user_id or lower(email) = lower(m.email))
    order by created_at desc limit ${RECENT_ORDERS}
  ) o where m.id = any ($1::uuid[]) order by o.created_at desc`;

/** A message's newest text, and its number of texts. */
interface Digest {
  readonly messageId: string;
  readonly excerpt: string;
  readonly count: number;
}

/** Loads the related data of a response's messages, with one query per kind. */
export class MessageLoader extends Service {
  readonly #orderReader = this.services.get(OrderReader);
  readonly digests = new AnswerLoader<string, Digest | null>((ids) => this.#digests(ids));
  readonly entries = new AnswerLoader<string, MessageEntry[]>((ids) => this.#entries(ids));
  readonly senders = new AnswerLoader<string, User | null>((ids) => this.#senders(ids));
  readonly orders = new AnswerLoader<string, Order | null>((ids) => this.#orderReader.withIds(ids));
  readonly recentOrders = new AnswerLoader<string, Order[]>((ids) => this.#recentOrders(ids));
  readonly writers = new AnswerLoader<string, User | null>((ids) => this.#users(ids));

  async #digests(ids: readonly string[]): Promise<(Digest | null)[]> {
    const rows = await this.platform.sql.rows<Digest>(DIGESTS, [ids]);
    const digests = new Map(rows.map((row) => [row.messageId, row]));
    return ids.map((id) => digests.get(id) ?? null);
  }

  async #entries(ids: readonly string[]): Promise<MessageEntry[][]> {
    const entries = await this.platform.orm.em
      .fork()
      .find(MessageEntry, { messageId: { $in: [...ids] } }, { orderBy: { id: 'asc' } });
    return groupsOf(ids, entries, ({ messageId }) => messageId);
  }

  async #senders(ids: readonly string[]): Promise<(User | null)[]> {
    const rows = await this.platform.sql.rows<{ messageId: string; userId: string | null }>(SENDERS, [ids]);
    const senders = new Map(rows.map(({ messageId, userId }) => [messageId, userId]));
    const users = await this.#users(ids.map((id) => senders.get(id) ?? ''));
    return ids.map((_id, index) => users[index] ?? null);
  }

  async #users(ids: readonly string[]): Promise<(User | null)[]> {
    const known = ids.filter(Boolean);
    const users = await this.platform.orm.em.fork().find(User, { id: { $in: known } });
    return inOrderOf(ids, users, ({ id }) => id);
  }

  async #recentOrders(ids: readonly string[]): Promise<Order[][]> {
    const rows = await this.platform.sql.rows<{ messageId: string; orderId: string }>(ORDERS, [ids]);
    const orders = await this.#orderReader.withIds(rows.map(({ orderId }) => orderId));
    const byMessage = Map.groupBy(rows.keys(), (index) => rows[index]?.messageId ?? '');
    return ids.map((id) => [...(byMessage.get(id) ?? [])].flatMap((index) => orders[index] ?? []));
  }
}
