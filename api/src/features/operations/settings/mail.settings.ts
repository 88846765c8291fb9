import { keysOf, recordOf } from '@treadline/schema/trade/values/words';
import { paragraph, paragraphs } from './setting-kinds.ts';
import type { SettingGroup } from './setting.ts';

/** The emails to customers that carry words of the owner's, as staff call them. */
const WORDED_MAILS = {
  orderReceived: 'Order received',
  orderProcessing: 'Tyres being packed',
  orderPlanned: 'Delivery planned',
  orderShipped: 'Tyres on their way',
  orderReady: 'Ready to collect',
  orderDelivered: 'Tyres delivered or collected',
  orderCancelled: 'Order cancelled',
  orderRefunded: 'Money refunded',
  paymentLink: 'Link to pay for a telephone order',
  bookingConfirmed: 'Fitting confirmed',
  bookingReminder: 'Fitting tomorrow',
  bookingDone: 'Tyres fitted',
  returnApproved: 'Return approved',
  messageReceived: 'Copy of a message from the contact form',
  reviewInvitation: 'Invitation to review tyres',
};
export type WordedMail = keyof typeof WORDED_MAILS;

/** The owner's words in emails to customers. */
export const mails = {
  label: 'Emails',
  help:
    'Your words in emails to customers. The shop writes the rest: what has happened, the order, prices, dates and ' +
    'links. Failed emails are on the page Emails.',
  settings: {
    mailWords: paragraphs({
      label: 'Your words in an email',
      help: 'They follow its first sentences, and can tell customers what only you know. Leave out what needs none.',
      default: recordOf<Readonly<Record<WordedMail, string>>>(keysOf(WORDED_MAILS).map((mail) => [mail, ''])),
      labels: WORDED_MAILS,
      shownOn: ['mails'],
    }),
    mailClosing: paragraph({
      label: 'Closing of these emails',
      help: 'For example “Kind regards, Sam and the team”.',
      default: '',
      isOptional: true,
      shownOn: ['mails'],
    }),
  },
} as const satisfies SettingGroup;
