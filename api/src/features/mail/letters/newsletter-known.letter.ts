import type { MailContent } from '../letter/letter.ts';

/** To somebody who asked for the newsletter and has it already. The form does not tell, so that it tells no one else. */
export function newsletterKnown({ unsubscribeToken }: { unsubscribeToken: string }): MailContent {
  return ({ shopName, shopUrl }) => ({
    subject: 'You are on the list already',
    preheader: `Nothing to do: the ${shopName} newsletter comes to this address.`,
    title: 'You are on the list already',
    blocks: [
      {
        kind: 'text',
        text: `Somebody, probably you, asked for the ${shopName} newsletter at this address. It comes here already, so there is nothing to do.`,
      },
      { kind: 'text', text: 'If you no longer want it, the link below ends it.' },
    ],
    reason: `You get this mail because this address was entered for the newsletter of ${shopName}.`,
    unsubscribeUrl: `${shopUrl}/api/newsletter/unsubscribe?token=${encodeURIComponent(unsubscribeToken)}`,
  });
}
