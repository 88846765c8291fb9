import { refundTerm } from '@treadline/schema/trade/order/refund-due';
import type { Block, Letterhead } from '../../../operations/mail/index.ts';

/** For the first email: receiving an order isn't accepting it (terms, section 2). */
const contractToCome = ({ companyName, shopUrl }: Letterhead, isCollected: boolean): Block => ({
  kind: 'note',
  smallPrint: true,
  title: 'When your contract is made',
  texts: [
    'This email tells you that we’ve received your order. It isn’t our acceptance yet: your contract with ' +
      `${companyName} is made when we email you that your tyres ` +
      `${isCollected ? 'are ready to collect' : 'have been dispatched'}. If we can’t accept ` +
      'your order, we’ll tell you and refund everything you paid.',
  ],
  link: { label: 'Our terms and conditions', url: `${shopUrl}/terms` },
});

/** The right to cancel, with the wording of the statutory form (schedule 3, part B). */
const cancellation = (letterhead: Letterhead, days: number): Block => {
  const { companyName, address, email, phone, shopUrl } = letterhead;
  const postal = `${companyName}, ${address.join(', ')}`;
  return {
    kind: 'note',
    smallPrint: true,
    title: `Your legal right to cancel within ${days} days`,
    texts: [
      `You can cancel this order without giving a reason for up to ${days} days after the ` +
        'day your tyres arrive, or the last of them if they come in several deliveries.',
      `To cancel, tell us clearly within that time. Email ${email}, write to ${postal}, or call ` +
        `${phone}. It only needs to be sent in time. Then send the tyres back at your own cost ` +
        'within 14 days of telling us.',
      'We’ll refund what you paid for the tyres, and the cost of standard delivery if you send all of them back, ' +
        `the way you paid it, ${refundTerm({ reason: 'CANCELLATION', method: 'OWN_CARRIER' })}. If we collect ` +
        `them, we’ll refund you ${refundTerm({ reason: 'CANCELLATION', method: 'COLLECTION' })}. We may make a ` +
        'deduction for loss in value if tyres have been fitted or driven on.',
      'You can use your own words, or this form:',
      `To ${postal}, email ${email}: I/We* hereby give notice that I/We* cancel my/our* contract of sale of ` +
        'the following goods*: …',
      'Ordered on*/received on*: …',
      'Name of consumer(s): …',
      'Address of consumer(s): …',
      'Signature of consumer(s) (only if this form is sent on paper): …',
      'Date: …',
      '* Delete as appropriate.',
    ],
    link: { label: 'Our returns and refunds policy', url: `${shopUrl}/returns` },
  };
};

const conformity = ({ email, phone, shopUrl }: Letterhead): Block => ({
  kind: 'note',
  smallPrint: true,
  title: 'If something is wrong with your tyres',
  texts: [
    'The law says that what we sell must be of satisfactory quality, fit for its purpose and as described. ' +
      'If your tyres aren’t, you can reject them within 30 days of delivery, and after that have them ' +
      'repaired or replaced (Consumer Rights Act 2015).',
    `Tell us about any complaint at ${email} or on ${phone}, and we’ll put it right.`,
  ],
  link: { label: 'Our warranty and guarantees', url: `${shopUrl}/warranty` },
});

/**
 * The information that a distance buyer must get on paper or by email, with the goods at the latest; a link isn't
 * enough (Consumer Contracts Regulations 2013, regulation 16). The email confirming the order carries all of it, so
 * later emails can be brief.
 * @param cancellationDays the cancellation period promised with the order.
 */
export const contractNotes = (
  letterhead: Letterhead,
  cancellationDays: number,
  isCollected: boolean,
): Block[] => [
  contractToCome(letterhead, isCollected),
  cancellation(letterhead, cancellationDays),
  conformity(letterhead),
];

/** For the dispatch email, which makes the contract (terms, section 2). */
export const contractMade = ({ companyName, shopUrl }: Letterhead, cancellationDays: number): Block => ({
  kind: 'note',
  smallPrint: true,
  title: 'Your contract',
  texts: [
    `This email confirms that we’ve accepted your order: your contract with ${companyName} is now made, ` +
      `for what is listed above, at these prices. Your right to cancel within ${cancellationDays} days of ` +
      'delivery, and how to use it, are in the email that we sent when you ordered.',
  ],
  link: { label: 'Changed your mind? How to cancel', url: `${shopUrl}/returns` },
});
