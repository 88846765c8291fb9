import { messageTopics } from '@treadline/schema/trade/people/message-topic';
import { greeting, instantText, paragraphsOf, type MailContent } from '../../../operations/mail/index.ts';

/** Acknowledges a complaint about personal data to its sender. */
export function complaintReceived({
  name,
  subject,
  text,
  at,
}: {
  name: string;
  subject: string;
  text: string;
  at: Date;
}): MailContent {
  return ({ shopName, phone }) => ({
    subject: `We’ve received your complaint: ${subject}`,
    preheader: 'We’ll look into how we handled your data, and tell you what we find.',
    title: 'We’ve received your complaint',
    blocks: [
      greeting(name),
      `We received your complaint about how we handle your personal data on ${instantText(at)}. We’ll look into ` +
        `it without undue delay, and tell you the outcome. We aim to do so within ` +
        `${messageTopics.DATA_PROTECTION.days} days. To add something, call ${phone} or reply to this email.`,
      'You can also complain to the Information Commissioner at any time: ico.org.uk/make-a-complaint, ' +
        'telephone 0303 123 1113.',
      { kind: 'note', title: subject, texts: paragraphsOf(text) },
    ],
    reason:
      `You’re getting this email because someone entered this address in ${shopName}’s contact form. ` +
      'If it wasn’t you, you can ignore it.',
  });
}
