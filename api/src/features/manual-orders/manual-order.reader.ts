import DataLoader from 'dataloader';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import type { Sql } from '../../platform/sql.ts';
import type { ManualOrderFacts } from './manual-order.results.ts';

const FACTS = `
  select m.order_id as "orderId", m.payment, m.note, m.reference, m.delivery_reason as "deliveryReason",
    m.link_sent_at as "linkSentAt", m.link_expires_at as "linkExpiresAt",
    taker.first_name || ' ' || taker.last_name as "takenBy",
    recorder.first_name || ' ' || recorder.last_name as "recordedBy"
  from manual_orders m
    left join users taker on taker.id = m.taken_by
    left join users recorder on recorder.id = m.recorded_by
  where m.order_id = any($1::uuid[])`;

/** Reads how orders were taken, once for all orders of an answer. */
export class ManualOrderReader {
  readonly #sql: Sql;
  readonly #loaders = new WeakMap<Context, DataLoader<string, ManualOrderFacts | null>>();

  constructor({ platform }: Services) {
    this.#sql = platform.sql;
  }

  /** How an order was taken; null if its buyer placed it. */
  of(context: Context, orderId: string): Promise<ManualOrderFacts | null> {
    const loader =
      this.#loaders.get(context) ?? new DataLoader<string, ManualOrderFacts | null>((ids) => this.#read(ids));
    this.#loaders.set(context, loader);
    return loader.load(orderId);
  }

  async #read(ids: readonly string[]): Promise<(ManualOrderFacts | null)[]> {
    const rows = await this.#sql.rows<ManualOrderFacts & { orderId: string }>(FACTS, [ids]);
    return ids.map((id) => rows.find(({ orderId }) => orderId === id) ?? null);
  }
}
