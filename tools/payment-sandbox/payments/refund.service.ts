import type { SandboxContext } from '../context/sandbox.context.ts';
import { noSuchObject, noSuchReference, refusedByState } from '../http/api.error.ts';
import { newRefund } from '../shapes/refund.shape.ts';
import { formatMoney } from '../state/money.format.ts';
import { idOf, type Charge, type Refund } from '../state/wire.objects.ts';
import type { EventCause } from '../webhooks/event.log.ts';
import { cardOf, changeRefund } from './refund.course.ts';

export interface RefundRequest {
  charge: string | undefined;
  paymentIntent: string | undefined;
  /** In pence; the rest of the charge by default. */
  amount: number | undefined;
  reason: Refund['reason'];
  metadata: Record<string, string>;
}

/**
 * Refunds a charge or a part of it: at once, unless refunds to its card take time or a test planned otherwise.
 * @throws ApiError if the charge doesn't exist, too little of it is left, or a test planned a failure.
 */
export function createRefund(context: SandboxContext, request: RefundRequest, cause: EventCause): Refund {
  const charge = chargeToRefund(context, request);
  refuseDisputed(context, charge);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw refusedByState(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
      charge: charge.id,
    });
  }
  const amount = request.amount ?? left;
  if (amount > left) {
    const message =
      `Refund amount (${formatMoney(amount, charge.currency)}) is greater than unrefunded amount on ` +
      `charge (${formatMoney(left, charge.currency)})`;
    // Stripe often names only the parameter, without a code.
    throw refusedByState(message, { param: 'amount' });
  }
  const plan = context.takeRefundPlan();
  if (plan && 'error' in plan) {
    throw refusedByState(`The refund failed: ${plan.error}.`, { code: plan.error, charge: charge.id });
  }
  const status = plan?.status ?? (cardOf(charge)?.refund === 'succeeds-later' ? 'pending' : 'succeeded');
  const isOver = status === 'failed' || status === 'canceled';
  const { reason, metadata } = request;
  const refund = newRefund({
    charge,
    amount,
    reason,
    metadata,
    status: isOver ? 'pending' : status,
    created: context.now(),
  });
  context.store.tables.refunds.set(refund.id, refund);
  context.events.emit('refund.created', refund, { cause });
  recordOnCharge(context, charge, amount, cause);
  if (isOver) changeRefund(context, refund, status, { cause });
  else if (status === 'succeeded') assignReference(context, refund, cause);
  return refund;
}

/** @throws ApiError for a charge whose bank has taken the money back. */
function refuseDisputed({ store }: SandboxContext, { id }: Charge): void {
  for (const { charge, is_charge_refundable: mayRefund } of store.tables.disputes.values())
    if (idOf(charge) === id && !mayRefund)
      throw refusedByState(`Charge ${id} has been charged back; cannot issue a refund.`, {
        code: 'charge_disputed',
        charge: id,
      });
}

/**
 * Cancels a refund, which its shop can do while the customer has yet to act.
 * @throws ApiError for any other refund.
 */
export function cancelRefund(context: SandboxContext, refund: Refund, cause: EventCause): void {
  if (refund.status !== 'requires_action')
    throw refusedByState(
      `You cannot cancel this refund because it has a status of ${refund.status}. Only a refund with the status ` +
        'requires_action may be canceled.',
    );
  changeRefund(context, refund, 'canceled', { cause });
}

/** @throws ApiError for an unknown id. */
export function findRefund({ store }: SandboxContext, id: string): Refund {
  const refund = store.tables.refunds.get(id);
  if (!refund) throw noSuchObject('refund', id);
  return refund;
}

function chargeToRefund(
  { store }: SandboxContext,
  { charge: chargeId, paymentIntent }: RefundRequest,
): Charge {
  const { charges, paymentIntents } = store.tables;
  const intent = paymentIntent === undefined ? undefined : paymentIntents.get(paymentIntent);
  if (paymentIntent !== undefined && !intent)
    throw noSuchReference('payment_intent', paymentIntent, 'payment_intent');
  const id = chargeId ?? idOf(intent?.latest_charge ?? null) ?? '';
  const charge = charges.get(id);
  if (!charge && chargeId !== undefined) throw noSuchReference('charge', chargeId, 'charge');
  if (!charge || charge.status !== 'succeeded') {
    const intentId = paymentIntent ?? idOf(charge?.payment_intent ?? null);
    throw refusedByState(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`);
  }
  if (intent && idOf(charge.payment_intent) !== intent.id) {
    throw refusedByState(`Charge ${charge.id} does not belong to PaymentIntent ${intent.id}.`, {
      param: 'charge',
    });
  }
  return charge;
}

/** A pending refund can't be made again, just like one that has arrived. */
function recordOnCharge({ events }: SandboxContext, charge: Charge, amount: number, cause: EventCause): void {
  const { amount_refunded, refunded } = charge;
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const previous = { amount_refunded, ...(charge.refunded && { refunded }) };
  events.emit('charge.refunded', charge, { cause, previous });
}

/** The bank's reference comes after the refund and is announced by `refund.updated`; here it comes at once. */
function assignReference({ events }: SandboxContext, refund: Refund, cause: EventCause): void {
  const previous = { destination_details: structuredClone(refund.destination_details) };
  const card = refund.destination_details?.card;
  if (card) {
    card.reference = String(refund.created).padStart(23, '7');
    card.reference_status = 'available';
  }
  events.emit('refund.updated', refund, { cause, previous });
}
