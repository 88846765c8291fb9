import { formatPrice } from '@treadline/schema/trade/values/money';
import {
  dayText,
  unbroken,
  type Block,
  type Letterhead,
  type MailContent,
} from '../../../operations/mail/index.ts';
import { toBuyer } from '../../orders/index.ts';
import { refundText, returnFacts, returnLink, type MailReturn } from './return-email.parts.ts';

/** Tells the buyer how to send the tyres back, or that we'll collect them. */
function wayBack({ method, isFree, number, sendBy, sums }: MailReturn, letterhead: Letterhead): Block {
  const { companyName, address, phone } = letterhead;
  if (method === 'COLLECTION') {
    const price = isFree
      ? 'It’s free of charge.'
      : `It costs ${formatPrice(sums.collection)}, which we take off your refund.`;
    return {
      kind: 'note',
      title: 'We’ll collect the tyres',
      texts: [
        `We’ll contact you to agree a day for the collection from your delivery address. ${price}`,
        `Please write the return number ${number} on the tyres, or print the label from your return’s ` +
          `page. Questions? Call ${phone}.`,
      ],
    };
  }
  return {
    kind: 'note',
    title: sendBy ? `Please send the tyres by ${unbroken(dayText(sendBy))}` : 'Please send the tyres',
    texts: [
      `Send them with any carrier to ${companyName}, ${address.join(', ')}. You pay for the carriage.`,
      `Print the label from your return’s page, or write the return number ${number} on the tyres. ` +
        'Keep the proof of postage, and tell us on the page once they’ve left.',
    ],
  };
}

/** Tells a buyer that their return is approved: a cancellation at once, anything else after staff have approved it. */
export function returnApproved(ret: MailReturn): MailContent {
  const isCancellation = ret.reason === 'CANCELLATION';
  return toBuyer(ret.order, (letterhead) => ({
    worded: 'returnApproved',
    subject: isCancellation
      ? `Your cancellation ${ret.number}: what’s next`
      : `Your return ${ret.number} is approved`,
    preheader: ret.method === 'COLLECTION' ? 'We’ll collect the tyres.' : 'Here’s where to send the tyres.',
    title: isCancellation ? 'We’ve got your cancellation' : 'Your return is approved',
    blocks: [
      `${isCancellation ? 'You’ve cancelled these tyres in time. ' : ''}${refundText(ret)}`,
      wayBack(ret, letterhead),
      returnFacts(ret),
      returnLink(letterhead, ret),
    ],
  }));
}
