import { paragraphsOf, type MailContent } from '../../../operations/mail/index.ts';
import { disagreement } from '../../after-sales/index.ts';
import { toBuyer } from '../../orders/index.ts';
import { returnFacts, returnLink, type MailReturn } from './return-email.parts.ts';

/** Tells a buyer that the shop refuses their return, and why. */
export function returnRefused(ret: MailReturn): MailContent {
  return toBuyer(ret.order, (letterhead) => ({
    subject: `About your return ${ret.number}`,
    preheader: 'We can’t accept this return. Here’s why.',
    title: 'We can’t accept this return',
    blocks: [
      { kind: 'note', title: 'Why we can’t accept it', texts: paragraphsOf(ret.refusal) },
      disagreement(letterhead),
      { kind: 'link', label: 'Our returns and refunds policy', url: `${letterhead.shopUrl}/returns` },
      returnFacts(ret),
      returnLink(letterhead, ret),
    ],
  }));
}
