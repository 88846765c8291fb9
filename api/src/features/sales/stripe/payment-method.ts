import type Stripe from 'stripe';

type CardDetails = Stripe.Charge.PaymentMethodDetails.Card;

/**
 * Card brands as cardholders know them, keyed by payment_method_details.card.brand
 * (https://docs.stripe.com/api/charges/object).
 */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** Wallets, keyed by payment_method_details.card.wallet.type. */
const WALLETS: Readonly<Record<string, string>> = {
  amex_express_checkout: 'Amex Express Checkout',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
  masterpass: 'Masterpass',
  samsung_pay: 'Samsung Pay',
  visa_checkout: 'Visa Checkout',
};

function cardText({ brand, last4, wallet }: Pick<CardDetails, 'brand' | 'last4' | 'wallet'>): string {
  const name = BRANDS[brand ?? ''] ?? 'Card';
  const card = last4 ? `${name} ending ${last4}` : name;
  const holder = WALLETS[wallet?.type ?? ''];
  return holder ? `${holder} (${card})` : card;
}

/**
 * How a payment was made, as its buyer knows it: "Visa ending 4242" or "Apple Pay (Visa ending 4242)".
 * @param intent with its latest charge expanded.
 * @returns null if Stripe doesn't say.
 */
export function paymentMethodOf(intent: Stripe.PaymentIntent | string | null): string | null {
  if (intent === null || typeof intent === 'string') return null;
  const { latest_charge: charge } = intent;
  const details = charge === null || typeof charge === 'string' ? null : charge.payment_method_details;
  if (details?.type === 'link') return 'Link';
  return details?.card ? cardText(details.card) : null;
}
