import { shopReason, type MailContent } from '../../../operations/mail/index.ts';

/** Tells the shop that a supplier's new file hasn't come in time. */
export function feedLate({
  supplierId,
  supplier,
  feed,
  hours,
  trouble,
}: {
  supplierId: number;
  supplier: string;
  feed: string;
  /** The hours in which a new file was expected. */
  hours: number;
  /** Why the last look failed; null if it didn't. */
  trouble: string | null;
}): MailContent {
  return ({ shopName, shopUrl }) => ({
    subject: `${supplier}: no new file for ${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    preheader: 'Costs and stock of this supplier may be out of date.',
    title: 'A supplier’s feed is late',
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Supplier', supplier],
          ['Feed', feed],
          ...(trouble ? [['The last look', trouble] as const] : []),
        ],
      },
      `A new file was expected within ${hours} ${hours === 1 ? 'hour' : 'hours'} of the last. Until it comes, ` +
        'the shop sells from the costs and the stock of the last file.',
      {
        kind: 'button',
        label: 'See the feed',
        url: `${shopUrl}/admin/suppliers/${supplierId}`,
        spelledOut: true,
      },
    ],
    reason: shopReason({ shopName }),
  });
}
