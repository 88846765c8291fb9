import type { MailContent } from '../../../operations/mail/index.ts';
import { toBuyer } from '../../orders/index.ts';
import { refundText, returnFacts, returnLink, type MailReturn } from './return-email.parts.ts';

/** Tells a buyer that their tyres have arrived. Another email follows when the money is on its way. */
export function returnReceived(ret: MailReturn): MailContent {
  return toBuyer(ret.order, (letterhead) => ({
    subject: `Your tyres are back with us: ${ret.number}`,
    preheader: 'We’ll email you as soon as your money is on its way.',
    title: 'Your tyres are back with us',
    blocks: [
      `We’ve received your return. ${refundText(ret)} We’ll email you as soon as your money is on its way.`,
      ...(ret.reason === 'EXCHANGE' ? ['The tyres you’d like instead will be an order of their own.'] : []),
      returnFacts(ret),
      returnLink(letterhead, ret),
    ],
  }));
}
