import type { SandboxContext } from '../context/sandbox.context.ts';
import type { RefundStatus } from '../shapes/refund.shape.ts';
import { testCardByLastFour, type TestCard } from '../shapes/test.cards.ts';
import { newId } from '../state/object.id.ts';
import { idOf, type Charge, type Refund } from '../state/wire.objects.ts';
import type { EventCause } from '../webhooks/event.log.ts';

/** "Some time later", says Stripe; long enough to look at the order first. */
export const REFUND_SECONDS = 60;

const ENDED: readonly (string | null)[] = ['failed', 'canceled'];
/** Stripe's reason if a test names none: https://docs.stripe.com/refunds#failed-refunds. */
const REASONS: Readonly<Record<RefundStatus, string | undefined>> = {
  pending: undefined,
  requires_action: undefined,
  succeeded: undefined,
  failed: 'unknown',
  canceled: 'merchant_request',
};

/**
 * Changes a refund's status and notifies the shop. A refund that fails or is cancelled, even after it succeeded, can be
 * made again: its money is back in the shop's balance.
 * @throws Error if the refund has failed or been cancelled, because these statuses are final.
 */
export function changeRefund(
  context: SandboxContext,
  refund: Refund,
  status: RefundStatus,
  { reason = REASONS[status], cause }: { reason?: string | undefined; cause?: EventCause } = {},
): void {
  if (ENDED.includes(refund.status)) throw new Error(`Refund ${refund.id} is ${refund.status} for good.`);
  const { events, store } = context;
  const previous = { status: refund.status };
  refund.status = status;
  delete refund.pending_reason;
  if (ENDED.includes(status)) {
    refund.failure_balance_transaction = newId('balanceTransaction');
    if (reason !== undefined) refund.failure_reason = reason;
    const charge = store.tables.charges.get(idOf(refund.charge) ?? '');
    if (charge) putBack(charge, refund.amount);
  }
  events.emit(status === 'failed' ? 'refund.failed' : 'refund.updated', refund, { cause, previous });
  events.emit('charge.refund.updated', refund, { cause, previous });
}

function putBack(charge: Charge, amount: number): void {
  charge.amount_refunded -= amount;
  charge.refunded = false;
}

/** Applies the test cards' later changes to due refunds; returns how many there were. */
export function changeDueRefunds(context: SandboxContext): number {
  const { refunds, charges } = context.store.tables;
  const due = [...refunds.values()].flatMap((refund) => {
    const card = cardOf(charges.get(idOf(refund.charge) ?? ''));
    const status = refund.created + REFUND_SECONDS <= context.now() ? laterStatus(refund, card) : undefined;
    return status ? [{ refund, ...status }] : [];
  });
  for (const { refund, status, reason } of due) changeRefund(context, refund, status, { reason });
  return due.length;
}

function laterStatus(
  { status }: Refund,
  card: TestCard | undefined,
): { status: RefundStatus; reason?: string } | undefined {
  if (card?.refund === 'succeeds-later' && status === 'pending') return { status: 'succeeded' };
  if (card?.refund === 'fails-later' && status === 'succeeded')
    return { status: 'failed', reason: 'expired_or_canceled_card' };
  return undefined;
}

/** The test card that a charge was paid with. */
export function cardOf(charge: Charge | undefined): TestCard | undefined {
  const lastFour = charge?.payment_method_details?.card?.last4;
  return lastFour ? testCardByLastFour(lastFour) : undefined;
}
