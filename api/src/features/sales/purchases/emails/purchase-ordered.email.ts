import { formatPrice } from '@treadline/schema/trade/values/money';
import { dayText, type MailContent } from '../../../operations/mail/index.ts';
import { accountFact, tyreFact, type AskedTyre } from './asked-tyres.ts';

/** A tyre with the cost of one unit in pence, without VAT; null if it isn't known. */
interface PricedTyre extends AskedTyre {
  readonly costPrice: number | null;
}

/** The cost of all tyres in pence; null if that of one isn't known. */
const totalOf = (tyres: readonly PricedTyre[]): number | null =>
  tyres.reduce<number | null>(
    (sum, { costPrice, quantity }) =>
      sum === null || costPrice === null ? null : sum + costPrice * quantity,
    0,
  );

/** To a supplier: an order of tyres. */
export const purchaseOrdered =
  (purchase: {
    readonly id: number;
    readonly accountNumber: string | null;
    readonly expectedOn: string;
    readonly tyres: readonly PricedTyre[];
  }): MailContent =>
  ({ shopName, address }) => {
    const total = totalOf(purchase.tyres);
    return {
      subject: `Order ${purchase.id} of ${shopName}`,
      preheader: 'Please deliver these tyres.',
      title: `Order ${purchase.id}`,
      blocks: [
        'Please deliver these tyres, and tell us if you can’t send all of them or if a price has changed.',
        {
          kind: 'facts',
          facts: purchase.tyres.map((tyre) =>
            tyreFact(tyre, tyre.costPrice === null ? null : `${formatPrice(tyre.costPrice)} each`),
          ),
        },
        {
          kind: 'facts',
          facts: [
            ...(total === null ? [] : [['Total without VAT', formatPrice(total)] as const]),
            ...accountFact(purchase.accountNumber),
            ['We expect them by', dayText(purchase.expectedOn)],
            ['Deliver to', address.join(', ')],
          ],
        },
      ],
      reason: `You’re getting this email because ${shopName} buys tyres from you.`,
    };
  };
