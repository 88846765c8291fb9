import { newId } from '../state/object.id.ts';
import type { Charge, Refund } from '../state/wire.objects.ts';

/** A refund's status: https://docs.stripe.com/api/refunds/object#refund_object-status. */
export type RefundStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';

/** A test's plan for the next refund: one of Stripe's error codes and no refund, or a refund with this status. */
export type RefundPlan = { readonly error: string } | { readonly status: RefundStatus };

interface NewRefund {
  charge: Charge;
  /** In pence. */
  amount: number;
  reason: Refund['reason'];
  metadata: Record<string, string>;
  status: RefundStatus;
  /** In seconds since 1970. */
  created: number;
}

/** A refund whose money has left the shop's balance; its status says whether it has reached the card. */
export function newRefund({ charge, amount, reason, metadata, status, created }: NewRefund): Refund {
  return {
    id: newId('refund'),
    object: 'refund',
    amount,
    balance_transaction: newId('balanceTransaction'),
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      type: 'card',
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(status === 'pending' && { pending_reason: 'processing' as const }),
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  };
}
