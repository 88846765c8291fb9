import type { HandPayment } from '../../apollo/schema.generated.ts';

/** Ways to pay outside Stripe, as people call them. */
export const handPayments: Readonly<Record<HandPayment, string>> = {
  CARD_TERMINAL: 'Card terminal',
  CASH: 'Cash',
  BANK_TRANSFER: 'Bank transfer',
};
