import type { MailContent } from '../../../operations/mail/index.ts';
import { complaintReceived } from './complaint-received.email.ts';
import { messageAnswered } from './message-answered.email.ts';
import { messageArrived } from './message-arrived.email.ts';
import { messageReceived } from './message-received.email.ts';
import { withdrawalReceived } from './withdrawal-received.email.ts';

const WRITTEN = {
  name: 'Priya Shah',
  subject: 'Tyres for a caravan',
  text: 'Hello,\n\ndo you sell 195/70 R14C?\nPriya',
};

/** An example of each email this feature sends, by the name of its function. */
export const emails: Readonly<Record<string, MailContent>> = {
  messageReceived: messageReceived(WRITTEN),
  complaintReceived: complaintReceived({
    name: WRITTEN.name,
    subject: 'My old address',
    text: 'You still send post to my old address.',
    at: new Date('2026-11-20T10:30:00Z'),
  }),
  withdrawalReceived: withdrawalReceived({
    name: WRITTEN.name,
    subject: 'Order TFL2611-7Q4M-B8XD-RT6W',
    text: 'I withdraw from my contract for the order TFL2611-7Q4M-B8XD-RT6W.',
    at: new Date('2026-11-20T10:30:00Z'),
  }),
  messageArrived: messageArrived({
    ...WRITTEN,
    topic: 'DATA_PROTECTION',
    id: '4a2b6f0e-93d1-4c9a-8a52-0a6f0f1e2d3c',
    email: 'priya@example.com',
    phone: '07700 900123',
  }),
  messageAnswered: messageAnswered({
    name: WRITTEN.name,
    subject: WRITTEN.subject,
    answer: 'Yes, we do.\n\nThey take three working days.',
    earlier: [{ author: 'SENDER', text: WRITTEN.text, at: new Date('2026-11-20T10:30:00Z') }],
  }),
};
