import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The prefix and number of random characters of each kind of id, as long as Stripe's own. */
const FORMS = {
  session: ['cs_test_', 58],
  lineItem: ['li_', 24],
  price: ['price_', 24],
  product: ['prod_', 14],
  shippingRate: ['shr_', 24],
  paymentIntent: ['pi_', 24],
  paymentMethod: ['pm_', 24],
  charge: ['ch_', 24],
  balanceTransaction: ['txn_', 24],
  refund: ['re_', 24],
  dispute: ['dp_', 24],
  event: ['evt_', 24],
  request: ['req_', 14],
  clientSecret: ['secret_', 25],
} as const satisfies Record<string, readonly [prefix: string, length: number]>;

/** Creates an unguessable id, because the hosted page's address is all that a payer needs to know. */
export function newId(kind: keyof typeof FORMS): string {
  const [prefix, length] = FORMS[kind];
  return prefix + randomText(length);
}

function randomText(length: number): string {
  // 248 is the largest multiple of 62 in a byte: taking only bytes below it keeps every character equally likely.
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += ALPHABET[byte % ALPHABET.length];
    }
  }
  return text;
}
