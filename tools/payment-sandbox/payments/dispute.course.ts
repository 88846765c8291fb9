import type { SandboxContext } from '../context/sandbox.context.ts';
import { noSuchObject } from '../http/api.error.ts';
import { newDispute, type DisputeCase } from '../shapes/dispute.shape.ts';
import { idOf, type Charge, type Dispute } from '../state/wire.objects.ts';
import type { EventCause } from '../webhooks/event.log.ts';
import { cardOf, changeRefund } from './refund.course.ts';

/** "Some time later", so that the shop has booked the payment first. */
const DISPUTE_SECONDS = 60;

const ENDED: readonly string[] = ['won', 'lost', 'warning_closed', 'prevented'];

export const isDecided = ({ status }: Dispute): boolean => ENDED.includes(status);

/**
 * Opens a dispute of a charge and notifies the shop. Its money is withdrawn at once, except for an inquiry, and pending
 * refunds of the charge fail.
 * @param amount in pence; by default everything not yet refunded.
 */
export function openDispute(
  context: SandboxContext,
  charge: Charge,
  of: DisputeCase,
  amount = charge.amount - charge.amount_refunded,
): Dispute {
  const { events, store } = context;
  const dispute = newDispute(charge, of, amount, context.now());
  store.tables.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  events.emit('charge.dispute.created', dispute);
  if (of.isInquiry) return dispute;
  events.emit('charge.dispute.funds_withdrawn', dispute);
  for (const refund of store.tables.refunds.values())
    if (idOf(refund.charge) === charge.id && refund.status === 'pending')
      changeRefund(context, refund, 'failed', { reason: 'charge_for_pending_refund_disputed' });
  return dispute;
}

/**
 * Changes a dispute's status and notifies the shop, as its bank does.
 * @throws Error if it has been decided, because that is final here.
 */
export function changeDispute(
  { events }: SandboxContext,
  dispute: Dispute,
  status: Dispute['status'],
  cause?: EventCause,
): void {
  if (isDecided(dispute)) throw new Error(`Dispute ${dispute.id} is ${dispute.status} for good.`);
  const previous = { status: dispute.status };
  dispute.status = status;
  if (!isDecided(dispute)) return events.emit('charge.dispute.updated', dispute, { cause, previous });
  dispute.is_charge_refundable = status !== 'lost';
  events.emit('charge.dispute.closed', dispute, { cause, previous });
  if (status === 'won') events.emit('charge.dispute.funds_reinstated', dispute, { cause });
}

/** Opens the disputes of charges whose test card causes one; returns how many there were. */
export function openDueDisputes(context: SandboxContext): number {
  const due = [...context.store.tables.charges.values()].flatMap((charge) => {
    const dispute = cardOf(charge)?.dispute;
    const isDue = charge.paid && !charge.disputed && charge.created + DISPUTE_SECONDS <= context.now();
    return dispute && isDue ? [{ charge, dispute }] : [];
  });
  for (const { charge, dispute } of due) openDispute(context, charge, dispute);
  return due.length;
}

/**
 * The charge of a paid PaymentIntent.
 *
 * @throws ApiError if the payment has no charge.
 */
export function chargeOf({ store }: SandboxContext, paymentIntent: string): Charge {
  const intent = store.tables.paymentIntents.get(paymentIntent);
  const charge = store.tables.charges.get(idOf(intent?.latest_charge ?? null) ?? '');
  if (!charge?.paid) throw noSuchObject('charge', paymentIntent);
  return charge;
}

/** @throws ApiError for an unknown id. */
export function findDispute({ store }: SandboxContext, id: string): Dispute {
  const dispute = store.tables.disputes.get(id);
  if (!dispute) throw noSuchObject('dispute', id);
  return dispute;
}
