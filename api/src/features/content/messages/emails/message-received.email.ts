import { greeting, paragraphsOf, type MailContent } from '../../../operations/mail/index.ts';

/** A copy of the message for its sender. */
export function messageReceived({
  name,
  subject,
  text,
}: {
  name: string;
  subject: string;
  text: string;
}): MailContent {
  return ({ shopName, phone }) => ({
    worded: 'messageReceived',
    subject: `We’ve got your message: ${subject}`,
    preheader: 'A copy of what you wrote to us. We’ll answer as soon as we can.',
    title: 'We’ve got your message',
    blocks: [
      greeting(name),
      `Thank you for writing to us. We’ll answer as soon as we can. If it’s urgent, please call ${phone}.`,
      { kind: 'note', title: subject, texts: paragraphsOf(text) },
    ],
    reason:
      `You’re getting this email because someone entered this address in ${shopName}’s contact form. ` +
      'If it wasn’t you, you can ignore it.',
  });
}
