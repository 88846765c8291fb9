import { AnswerLoader } from '../../../platform/graphql/answer-loader.ts';
import { Service } from '../../../platform/services/services.ts';
import { inOrderOf } from '../../../platform/text/in-order.ts';
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

/** Reads how manual orders were taken, with one query for all orders in a response. */
export class ManualOrderReader extends Service {
  /** By order id; null if the buyer placed the order. */
  readonly facts = new AnswerLoader<string, ManualOrderFacts | null>(async (ids) => {
    const rows = await this.platform.sql.rows<ManualOrderFacts & { orderId: string }>(FACTS, [ids]);
    return inOrderOf(ids, rows, ({ orderId }) => orderId);
  });
}
