import type { EntityManager } from '@mikro-orm/postgresql';
import type { Order } from '../record/order.entity.ts';
import { Dispute } from './dispute.entity.ts';
import type { Refund } from './refund.entity.ts';

/** Why a disputed order isn't sent. */
export const NOT_SENT = 'The buyer’s bank is looking into this payment. Send nothing until that’s decided.';

/** Why a disputed order isn't refunded: the bank may refund the buyer too, who would then be paid twice. */
export const NOT_REFUNDED =
  'The buyer’s bank is looking into this payment. Refund nothing until that’s decided: if it decides for the ' +
  'buyer, it pays them back itself.';

/** Whether a bank has yet to decide a dispute about the order's payment. The order waits until then. */
export const isDisputed = async (em: EntityManager, order: Order): Promise<boolean> =>
  (await em.count(Dispute, { order, closedAt: null })) > 0;

/** The provider's reasons for refusing to refund a disputed payment. */
const TAKEN_UP = /^charge_(?:disputed|for_pending_refund_disputed)\b/;

/** Whether the provider refused a refund because of a dispute that the shop hasn't heard about yet. */
export const isBankAhead = async (
  em: EntityManager,
  order: Order,
  { refusal }: Pick<Refund, 'refusal'>,
): Promise<boolean> => TAKEN_UP.test(refusal ?? '') && (await em.count(Dispute, { order })) === 0;
