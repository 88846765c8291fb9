import { shopReason, type MailContent } from '../../../operations/mail/index.ts';

/** Tells the shop that a file of a supplier's feed is unusual, so that a person has to apply or reject it. */
export function feedWaits({
  supplierId,
  supplier,
  feed,
  fileName,
  hold,
}: {
  supplierId: number;
  supplier: string;
  feed: string;
  fileName: string;
  /** Why it waits, a sentence. */
  hold: string;
}): MailContent {
  return ({ shopName, shopUrl }) => ({
    subject: `${supplier}: a file waits for you`,
    preheader: hold,
    title: 'A supplier’s file waits for you',
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Supplier', supplier],
          ['Feed', feed],
          ['File', fileName],
        ],
      },
      { kind: 'note', title: 'Why it wasn’t applied', texts: [hold] },
      'Nothing has changed, and the feed looks for no further file until you apply or reject this one.',
      {
        kind: 'button',
        label: 'Decide',
        url: `${shopUrl}/admin/suppliers/${supplierId}`,
        spelledOut: true,
      },
    ],
    reason: shopReason({ shopName }),
  });
}
