import type { MailContent } from '../../../operations/mail/index.ts';
import { purchaseCancelled } from './purchase-cancelled.email.ts';
import { purchaseOrdered } from './purchase-ordered.email.ts';

const TYRE = {
  name: 'Michelin Primacy 4 205/55 R16 91V',
  ean: '2000000000015',
  code: 'MI-2055516',
  quantity: 4,
};

/** An example of each email to suppliers. */
export const emails: Readonly<Record<string, MailContent>> = {
  purchaseOrdered: purchaseOrdered({
    id: 17,
    accountNumber: 'TL-2041',
    expectedOn: '2026-11-24',
    tyres: [{ ...TYRE, costPrice: 5_120 }],
  }),
  purchaseCancelled: purchaseCancelled({ id: 17, accountNumber: 'TL-2041', tyres: [TYRE] }),
};
