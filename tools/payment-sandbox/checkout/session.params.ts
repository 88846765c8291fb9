import { invalidParameter, missingParameter } from '../http/api.error.ts';
import type { ParamReader } from '../http/param.reader.ts';
import { LARGEST_AMOUNT, smallestAmount, type Currency } from '../payments/amount.limits.ts';
import { readShipping } from '../payments/payment.params.ts';
import { formatMoney } from '../state/money.format.ts';
import type { IntentDetails } from '../state/sandbox.store.ts';
import type { CheckoutSession } from '../state/wire.objects.ts';
import { readOrderLine, type OrderLine } from './order-line.params.ts';
import { readShippingChoice, type ShippingChoice } from './shipping.params.ts';

/** The shop's parameters for a Checkout session. Amounts in pence, times in seconds since 1970. */
export interface CheckoutOrder {
  currency: Currency;
  lines: OrderLine[];
  shipping: ShippingChoice | null;
  successUrl: string;
  cancelUrl: string | null;
  customerEmail: string | null;
  clientReferenceId: string | null;
  metadata: Record<string, string>;
  intentDetails: IntentDetails;
  expiresAt: number;
  locale: CheckoutSession['locale'];
  submitType: CheckoutSession['submit_type'];
}

const MAX_LINES = 100;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const SHORTEST_LIFE = 30 * MINUTE;
const LONGEST_LIFE = 24 * HOUR;
/** A shop computes the time before it sends the request, which may take a while, and clocks differ. */
const CLOCK_TOLERANCE = MINUTE;

/**
 * Parses and checks the supported parameters of https://docs.stripe.com/api/checkout/sessions/create.
 * @param now in seconds since 1970.
 */
export function readCheckoutOrder(params: ParamReader, now: number): CheckoutOrder {
  readFixedChoices(params);
  const successUrl = params.url('success_url');
  if (successUrl === undefined) throw missingParameter('success_url');
  const lines = readLines(params);
  const shipping = readShippingChoice(params);
  const currency = oneCurrency(lines, shipping);
  refuseWrongTotal(currency, lines, shipping);
  return {
    currency,
    lines,
    shipping,
    successUrl,
    cancelUrl: params.url('cancel_url') ?? null,
    customerEmail: params.email('customer_email') ?? null,
    clientReferenceId: params.text('client_reference_id', 200) ?? null,
    metadata: params.metadata('metadata'),
    intentDetails: readIntentDetails(params),
    expiresAt: readExpiry(params, now),
    locale: params.text('locale') ?? null,
    submitType: params.choice('submit_type', ['auto', 'pay']) ?? null,
  };
}

/** Parameters for which the sandbox accepts only one value. */
function readFixedChoices(params: ParamReader): void {
  if (params.choice('mode', ['payment']) === undefined) throw missingParameter('mode');
  params.choice('ui_mode', ['hosted_page']);
  params.choice('customer_creation', ['if_required']);
  params.choice('billing_address_collection', ['auto']);
  for (const type of params.texts('allowed_payment_method_types')) {
    if (type !== 'card')
      throw invalidParameter(
        'allowed_payment_method_types',
        `The payment sandbox only takes cards, not ${type}.`,
      );
  }
}

function readLines(params: ParamReader): OrderLine[] {
  const lines = params.groups('line_items').map(readOrderLine);
  if (lines.length === 0) throw missingParameter('line_items');
  if (lines.length > MAX_LINES) {
    throw invalidParameter('line_items', `You can have at most ${MAX_LINES} line items.`);
  }
  return lines;
}

function oneCurrency(lines: OrderLine[], shipping: ShippingChoice | null): Currency {
  const [first, ...others] = new Set(
    [...lines, ...(shipping ? [shipping] : [])].map(({ currency }) => currency),
  );
  if (first === undefined || others.length > 0) {
    throw invalidParameter(
      'line_items',
      'All prices and the shipping of a session must have the same currency.',
    );
  }
  return first;
}

function refuseWrongTotal(currency: Currency, lines: OrderLine[], shipping: ShippingChoice | null): void {
  const goods = lines.reduce((sum, { unitAmount, quantity }) => sum + unitAmount * quantity, 0);
  const total = goods + (shipping?.amount ?? 0);
  if (total < smallestAmount(currency)) {
    const least = `${formatMoney(smallestAmount(currency), currency)} ${currency}`;
    throw invalidParameter(
      'line_items',
      `The Checkout Session's total amount due must add up to at least ${least}`,
      'amount_too_small',
    );
  }
  if (total > LARGEST_AMOUNT) {
    const most = `${formatMoney(LARGEST_AMOUNT, currency)} ${currency}`;
    throw invalidParameter(
      'line_items',
      `The Checkout Session's total amount must be no more than ${most}`,
      'amount_too_large',
    );
  }
}

function readIntentDetails(params: ParamReader): IntentDetails {
  const data = params.group('payment_intent_data');
  return {
    description: data?.text('description') ?? null,
    metadata: data?.metadata('metadata') ?? {},
    receiptEmail: data?.email('receipt_email') ?? null,
    shipping: data ? readShipping(data) : null,
  };
}

function readExpiry(params: ParamReader, now: number): number {
  const expiresAt = params.wholeNumber('expires_at') ?? now + LONGEST_LIFE;
  if (expiresAt < now + SHORTEST_LIFE - CLOCK_TOLERANCE) {
    throw invalidParameter(
      'expires_at',
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
    );
  }
  if (expiresAt > now + LONGEST_LIFE + CLOCK_TOLERANCE) {
    throw invalidParameter(
      'expires_at',
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
    );
  }
  return expiresAt;
}
