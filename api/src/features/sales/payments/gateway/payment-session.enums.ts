import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const PaymentSessionStatus = graphqlEnum(
  'PaymentSessionStatus',
  'How far a payment session has come, according to the provider.',
  {
    OPEN: 'Waiting for the shopper.',
    COMPLETE: 'The shopper has finished; the money may still be on its way.',
    EXPIRED: 'Not completed in time.',
  },
);
export type PaymentSessionStatus = keyof typeof PaymentSessionStatus;

export const SessionPaymentStatus = graphqlEnum(
  'SessionPaymentStatus',
  'Whether a payment session was paid, according to the provider.',
  {
    PAID: 'The money has arrived.',
    UNPAID: 'The money has not arrived yet.',
    NO_PAYMENT_REQUIRED: 'There is nothing to pay.',
  },
);
export type SessionPaymentStatus = keyof typeof SessionPaymentStatus;
