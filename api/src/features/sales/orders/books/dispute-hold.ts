import type { EntityManager } from '@mikro-orm/postgresql';
import type { Order } from '../record/order.entity.ts';
import { Dispute } from './dispute.entity.ts';
import type { Refund } from './refund.entity.ts';

/** Why an order is not sent meanwhile. */
export const NOT_SENT = 'The buyer’s bank is looking into this payment. Send nothing until that’s decided.';

/** Why nothing is paid back meanwhile: the bank pays back itself, and the buyer would have the money twice. */
export const NOT_REFUNDED =
  'The buyer’s bank is looking into this payment. Refund nothing until that’s decided: if it decides for the ' +
  'buyer, it pays them back itself.';

/** Whether a bank has yet to decide about the payment of an order, which has to wait so long. */
export const isDisputed = async (em: EntityManager, order: Order): Promise<boolean> =>
  (await em.count(Dispute, { order, closedAt: null })) > 0;

/** The provider’s reasons for refusing a refund of a payment that a bank has taken up. */
const TAKEN_UP = /^charge_(?:disputed|for_pending_refund_disputed)\b/;

/** Whether the provider refused a refund because of a dispute that the shop has not heard of yet. */
export const isBankAhead = async (
  em: EntityManager,
  order: Order,
  { refusal }: Pick<Refund, 'refusal'>,
): Promise<boolean> => TAKEN_UP.test(refusal ?? '') && (await em.count(Dispute, { order })) === 0;
