import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const PaymentSessionStatus = graphqlEnum(
  'PaymentSessionStatus',
  'How far a payment session is, as the provider sees it.',
  {
    OPEN: 'It waits for the shopper.',
    COMPLETE: 'The shopper has gone through it; the money may still be on its way.',
    EXPIRED: 'It was not completed in time.',
  },
);
export type PaymentSessionStatus = keyof typeof PaymentSessionStatus;

export const SessionPaymentStatus = graphqlEnum(
  'SessionPaymentStatus',
  'Whether a payment session was paid, as the provider sees it.',
  {
    PAID: 'The money has arrived.',
    UNPAID: 'The money has not arrived yet.',
    NO_PAYMENT_REQUIRED: 'There is nothing to pay.',
  },
);
export type SessionPaymentStatus = keyof typeof SessionPaymentStatus;
