import { dayText, type MailContent } from '../../../operations/mail/index.ts';

/** A tyre that a supplier is asked for. */
interface AskedTyre {
  readonly name: string;
  readonly ean: string | null;
  readonly code: string | null;
  readonly quantity: number;
}

/** To a supplier: an order of tyres. */
export const purchaseOrdered =
  (purchase: {
    readonly id: number;
    readonly accountNumber: string | null;
    readonly expectedOn: string;
    readonly tyres: readonly AskedTyre[];
  }): MailContent =>
  ({ shopName, address }) => ({
    subject: `Order ${purchase.id} of ${shopName}`,
    preheader: 'Please deliver these tyres.',
    title: `Order ${purchase.id}`,
    blocks: [
      'Please deliver these tyres, and tell us if you can’t send all of them.',
      {
        kind: 'facts',
        facts: purchase.tyres.map(({ name, ean, code, quantity }) => [
          `${quantity} ×`,
          [name, code === null ? null : `your code ${code}`, ean === null ? null : `EAN ${ean}`]
            .filter((part) => part !== null)
            .join(', '),
        ]),
      },
      {
        kind: 'facts',
        facts: [
          ...(purchase.accountNumber === null ? [] : [['Our account', purchase.accountNumber] as const]),
          ['We expect them by', dayText(purchase.expectedOn)],
          ['Deliver to', address.join(', ')],
        ],
      },
    ],
    reason: `You’re getting this email because ${shopName} buys tyres from you.`,
  });
