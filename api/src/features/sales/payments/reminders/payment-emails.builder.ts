import { aMailOrder } from '../../../../../test/fixtures/order/mail-order.ts';
import type { MailContent } from '../../../operations/mail/index.ts';
import { paymentWaiting } from './payment-waiting.email.ts';

/** An example of each email this feature sends, keyed by the function that builds it. */
export const emails: Readonly<Record<string, MailContent>> = {
  paymentWaiting: paymentWaiting({
    order: aMailOrder({ paymentMethod: null, invoiceNumber: null }),
    until: new Date('2026-11-20T11:00:00Z'),
  }),
};
