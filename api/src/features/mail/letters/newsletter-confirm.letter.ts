import type { MailContent } from '../letter/letter.ts';

/** The second step of the opt-in; without it nothing is sent ever again. @param days how long the link is good for. */
export function newsletterConfirm({
  token,
  unsubscribeToken,
  days,
}: {
  token: string;
  unsubscribeToken: string;
  days: number;
}): MailContent {
  return ({ shopName, shopUrl }) => ({
    subject: `Please confirm: news from ${shopName}`,
    preheader: 'Confirm, and you are on the list. Do nothing, and no newsletter comes.',
    title: 'Please confirm the newsletter',
    blocks: [
      {
        kind: 'text',
        text: `Somebody, we hope you, asked for the ${shopName} newsletter at this address: offers and tyre advice, about twice a month. Please confirm that you want it.`,
      },
      {
        kind: 'button',
        label: 'Yes, send me the newsletter',
        url: `${shopUrl}/newsletter/confirm?token=${encodeURIComponent(token)}`,
        spelledOut: true,
      },
      {
        kind: 'text',
        text: `If you do nothing, you get no newsletter; the link ends in ${days} days. You can unsubscribe at any time.`,
      },
    ],
    reason: `You get this mail because this address was entered for the newsletter of ${shopName}.`,
    unsubscribeUrl: `${shopUrl}/api/newsletter/unsubscribe?token=${encodeURIComponent(unsubscribeToken)}`,
  });
}
