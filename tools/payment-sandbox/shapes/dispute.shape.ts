import { newId } from '../state/object.id.ts';
import type { Charge, Dispute } from '../state/wire.objects.ts';

/** A bank's dispute. */
export interface DisputeCase {
  /** One of Stripe's reasons: https://docs.stripe.com/disputes/categories. */
  readonly reason: string;
  /** Whether it's only an inquiry of the bank, which withdraws no money yet. */
  readonly isInquiry: boolean;
}

/** How long shops have to answer, as with most cards. */
const ANSWER_DAYS = 9;
const DAY_SECONDS = 24 * 60 * 60;

const NETWORK_CODES: Readonly<Record<string, string>> = { fraudulent: '10.4', product_not_received: '13.1' };

/**
 * A newly opened dispute.
 *
 * @param amount in pence.
 * @param created in seconds since 1970.
 */
export function newDispute(
  charge: Charge,
  { reason, isInquiry }: DisputeCase,
  amount: number,
  created: number,
): Dispute {
  const brand = charge.payment_method_details?.card?.brand ?? 'visa';
  return {
    id: newId('dispute'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { uncategorized_text: null },
    evidence_details: {
      due_by: created + ANSWER_DAYS * DAY_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: {
        brand,
        case_type: isInquiry ? 'inquiry' : 'chargeback',
        network: brand,
        network_reason_code: NETWORK_CODES[reason] ?? null,
      },
    },
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
}
