import { messageTopics } from '@treadline/schema/trade/people/message-topic';
import { paragraphsOf, shopReason, type MailContent } from '../../../operations/mail/index.ts';
import type { MessageTopic } from '../record/message.enums.ts';
import { arrivalSubject } from './arrival-subject.ts';

/** Tells the shop about a message from the contact form. */
export function messageArrived({
  id,
  topic,
  name,
  email,
  phone,
  subject,
  text,
}: {
  id: string;
  topic: MessageTopic;
  name: string;
  email: string;
  phone: string | null;
  subject: string;
  text: string;
}): MailContent {
  const { label, days } = messageTopics[topic];
  return ({ shopName, shopUrl }) => ({
    subject: arrivalSubject({ name, subject }),
    preheader: 'Answer it in the admin, so everyone can see it’s been dealt with.',
    title: 'A message from the contact form',
    blocks: [
      {
        kind: 'facts',
        facts: [
          ...(label ? [['Topic', `${label}: deal with it within ${days} days`] as const] : []),
          ['From', name],
          ['Email', email],
          ...(phone ? [['Phone', phone] as const] : []),
          ['Subject', subject],
        ],
      },
      { kind: 'note', title: 'What they wrote', texts: paragraphsOf(text) },
      { kind: 'button', label: 'Answer it', url: `${shopUrl}/admin/messages/${id}`, spelledOut: true },
    ],
    reason: shopReason({ shopName }),
  });
}
