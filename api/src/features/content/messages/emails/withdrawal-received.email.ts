import { messageTopics } from '@treadline/schema/trade/people/message-topic';
import { greeting, instantText, paragraphsOf, type MailContent } from '../../../operations/mail/index.ts';

/**
 * Acknowledges a withdrawal with its content and the date and time of its receipt (Directive 2011/83/EU, article
 * 11a(4)).
 */
export function withdrawalReceived({
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
    subject: `We’ve received your withdrawal: ${subject}`,
    preheader: `It arrived on ${instantText(at)}. Please keep this email as your receipt.`,
    title: 'We’ve received your withdrawal',
    blocks: [
      greeting(name),
      `Your withdrawal from your contract with us arrived on ${instantText(at)}. Please keep this email as your ` +
        `receipt. We’ll write to you about how to send the tyres back, and refund you within ` +
        `${messageTopics.WITHDRAWAL.days} days; we may wait until the tyres are back, or until you’ve shown that ` +
        `you’ve sent them. If you have questions, call ${phone} or reply to this email.`,
      { kind: 'note', title: 'What you declared', texts: paragraphsOf(text) },
    ],
    reason:
      `You’re getting this email because someone entered this address on ${shopName}’s page for withdrawing from a ` +
      'contract. If it wasn’t you, please tell us.',
  });
}
