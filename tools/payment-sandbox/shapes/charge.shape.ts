import { newId } from '../state/object.id.ts';
import type { WaitingCard } from '../state/sandbox.store.ts';
import type { Charge, PaymentIntent } from '../state/wire.objects.ts';
import type { Decline, TestCard } from './test.cards.ts';

/** A test card with the holder's other input. */
export interface PresentedCard extends Omit<WaitingCard, 'token'> {
  card: TestCard;
}

interface NewCharge {
  intent: PaymentIntent;
  presented: PresentedCard;
  paymentMethod: string;
  authenticated: boolean;
  /** Present if the issuer refused. */
  decline: Decline | undefined;
  /** In seconds since 1970. */
  created: number;
}

/** One attempt to charge a PaymentIntent, successful or declined. */
export function newCharge({
  intent,
  presented,
  paymentMethod,
  authenticated,
  decline,
  created,
}: NewCharge): Charge {
  const paid = decline === undefined;
  return {
    id: newId('charge'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? newId('balanceTransaction') : null,
    billing_details: billingDetails(presented),
    calculated_statement_descriptor: null,
    captured: paid,
    created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid,
    payment_intent: intent.id,
    payment_method: paymentMethod,
    payment_method_details: {
      type: 'card',
      card: cardDetails(intent.amount, presented, authenticated, decline),
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

function billingDetails({ name, email }: PresentedCard): Charge['billing_details'] {
  return { address: null, email, name, phone: null, tax_id: null };
}

function outcomeOf(decline: Decline | undefined): NonNullable<Charge['outcome']> {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline ? (decline.declineCode ?? decline.code) : null,
    risk_level: 'normal',
    seller_message: decline
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}

function cardDetails(
  amount: number,
  presented: PresentedCard,
  authenticated: boolean,
  decline: Decline | undefined,
) {
  const { card, expMonth, expYear } = presented;
  return {
    amount_authorized: decline ? null : amount,
    authorization_code: null,
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: decline?.code === 'incorrect_cvc' ? 'fail' : 'pass',
    },
    country: card.country,
    electronic_commerce_indicator: authenticated ? '05' : null,
    exp_month: expMonth,
    exp_year: expYear,
    funding: card.funding,
    installments: null,
    last4: card.number.slice(-4),
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: null,
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}
