import type { MailContent } from '../../../operations/mail/index.ts';
import { foot, offer, type FoundTyre } from './alert-email.parts.ts';

/** Tells someone who waited for a tyre that it's back in stock, once. */
export function backInStock({ tyre, endToken }: { tyre: FoundTyre; endToken: string }): MailContent {
  return (letterhead) => ({
    subject: `Back in stock: ${tyre.name}`,
    preheader: 'The tyre you asked about can be bought again.',
    title: 'It’s back in stock',
    blocks: [
      'You asked us to tell you, so here it is: you can buy this tyre again.',
      ...offer(letterhead, tyre),
    ],
    ...foot(letterhead, endToken),
  });
}
