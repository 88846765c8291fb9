import { aMailOrder } from '../../../../../test/fixtures/order/mail-order.ts';
import type { MailContent } from '../../../operations/mail/index.ts';
import { paymentLink } from './payment-link.email.ts';

/** An example of each of this feature's emails, by the name of the function that writes it. */
export const emails: Readonly<Record<string, MailContent>> = {
  paymentLink: paymentLink({
    order: aMailOrder({ paymentMethod: null, invoiceNumber: null }),
    url: 'https://checkout.stripe.example/c/pay/cs_test_a1b2c3',
    expiresAt: new Date('2026-11-21T10:30:00Z'),
  }),
};
