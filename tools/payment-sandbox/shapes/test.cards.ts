import type { DisputeCase } from './dispute.shape.ts';

/** Stripe's codes for an issuer's refusal: https://docs.stripe.com/declines/codes. */
export interface Decline {
  code: string;
  declineCode: string | null;
  message: string;
}

export interface TestCard {
  number: string;
  /** The PaymentMethod that stands for the same card in Stripe's API. */
  token: string;
  brand: 'amex' | 'mastercard' | 'visa';
  funding: 'credit' | 'debit';
  country: string;
  /** The outcome of a payment with it. */
  behaviour: 'pays' | 'authenticates' | Decline;
  /** The later course of a refund to it: https://docs.stripe.com/testing#refunds. By default it succeeds at once. */
  refund?: 'succeeds-later' | 'fails-later';
  /** The dispute that its bank opens later: https://docs.stripe.com/testing#disputes. */
  dispute?: DisputeCase;
  /** Shown on the card page. */
  note: string;
}

const VISA = { brand: 'visa', funding: 'credit', country: 'US' } as const;

function declined(code: string, declineCode: string | null, message: string): Decline {
  return { code, declineCode, message };
}

/** Stripe's documented test cards: https://docs.stripe.com/testing. None of them is a real card. */
export const TEST_CARDS: readonly TestCard[] = [
  { ...VISA, number: '4242424242424242', token: 'pm_card_visa', behaviour: 'pays', note: 'Visa: pays' },
  {
    number: '4000008260000000',
    token: 'pm_card_gb',
    brand: 'visa',
    funding: 'credit',
    country: 'GB',
    behaviour: 'pays',
    note: 'Visa, United Kingdom: pays',
  },
  {
    number: '5555555555554444',
    token: 'pm_card_mastercard',
    brand: 'mastercard',
    funding: 'credit',
    country: 'US',
    behaviour: 'pays',
    note: 'Mastercard: pays',
  },
  {
    number: '378282246310005',
    token: 'pm_card_amex',
    brand: 'amex',
    funding: 'credit',
    country: 'US',
    behaviour: 'pays',
    note: 'Amex, 4-digit code: pays',
  },
  {
    ...VISA,
    number: '4000002500003155',
    token: 'pm_card_authenticationRequiredOnSetup',
    behaviour: 'authenticates',
    note: 'Asks for authentication',
  },
  {
    ...VISA,
    number: '4000000000000002',
    token: 'pm_card_visa_chargeDeclined',
    behaviour: declined('card_declined', 'generic_decline', 'Your card was declined.'),
    note: 'Declined',
  },
  {
    ...VISA,
    number: '4000000000009995',
    token: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    behaviour: declined('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
    note: 'Insufficient funds',
  },
  {
    ...VISA,
    number: '4000000000000069',
    token: 'pm_card_chargeDeclinedExpiredCard',
    behaviour: declined('expired_card', null, 'Your card has expired.'),
    note: 'Expired card',
  },
  {
    ...VISA,
    number: '4000000000000127',
    token: 'pm_card_chargeDeclinedIncorrectCvc',
    behaviour: declined('incorrect_cvc', null, "Your card's security code is incorrect."),
    note: 'Incorrect security code',
  },
  {
    ...VISA,
    number: '4000000000007726',
    token: 'pm_card_pendingRefund',
    behaviour: 'pays',
    refund: 'succeeds-later',
    note: 'Pays; a refund is pending at first',
  },
  {
    ...VISA,
    number: '4000000000005126',
    token: 'pm_card_refundFail',
    behaviour: 'pays',
    refund: 'fails-later',
    note: 'Pays; a refund fails later',
  },
  {
    ...VISA,
    number: '4000000000000259',
    token: 'pm_card_createDispute',
    behaviour: 'pays',
    dispute: { reason: 'fraudulent', isInquiry: false },
    note: 'Pays; disputed later as fraud',
  },
  {
    ...VISA,
    number: '4000000000002685',
    token: 'pm_card_createDisputeProductNotReceived',
    behaviour: 'pays',
    dispute: { reason: 'product_not_received', isInquiry: false },
    note: 'Pays; disputed later as not received',
  },
  {
    ...VISA,
    number: '4000000000001976',
    token: 'pm_card_createDisputeInquiry',
    behaviour: 'pays',
    dispute: { reason: 'fraudulent', isInquiry: true },
    note: 'Pays; its bank inquires about it later',
  },
];

export function testCardByNumber(number: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number === number);
}

export function testCardByToken(token: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.token === token);
}

/** A charge stores only these details of its card; no two test cards share them. */
export function testCardByLastFour(lastFour: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number.endsWith(lastFour));
}

/** Writes a card number in groups, as printed on the card. */
export function groupedNumber(number: string): string {
  return number.length === 15
    ? number.replace(/^(\d{4})(\d{6})(\d{5})$/, '$1 $2 $3')
    : number.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Whether a card number's last digit agrees with the others (the Luhn check of ISO/IEC 7812-1). */
export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [position, digit] of [...number].reverse().entries()) {
    const value = position % 2 === 1 ? Number(digit) * 2 : Number(digit);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
