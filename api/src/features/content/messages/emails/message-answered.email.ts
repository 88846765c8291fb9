import { dateText, greeting, paragraphsOf, type MailContent } from '../../../operations/mail/index.ts';
import type { MessageAuthor } from '../record/message.enums.ts';

/** An earlier text of the conversation. */
interface Earlier {
  readonly author: MessageAuthor;
  readonly text: string;
  readonly at: Date;
}

const WRITERS: Readonly<Record<MessageAuthor, string>> = { SENDER: 'You wrote', SHOP: 'We wrote' };
/** If the answer has its own greeting, the email adds none. */
const GREETS = /^(?:hello|hi|dear|good (?:morning|afternoon|evening))\b/i;

/**
 * The shop's answer to a message.
 * @param earlier the conversation before it, newest first.
 */
export function messageAnswered({
  name,
  subject,
  answer,
  earlier,
}: {
  name: string;
  subject: string;
  answer: string;
  earlier: readonly Earlier[];
}): MailContent {
  return ({ shopName, email }) => ({
    subject: `Re: ${subject}`,
    preheader: paragraphsOf(answer)[0]?.slice(0, 120) ?? '',
    title: `Our answer to your message`,
    blocks: [
      ...(GREETS.test(answer) ? [] : [greeting(name)]),
      ...paragraphsOf(answer),
      `To write back, reply to this email. It goes to ${email}.`,
      ...earlier.map(
        ({ author, text, at }) =>
          ({
            kind: 'note',
            title: `${WRITERS[author]} on ${dateText(at)}`,
            texts: paragraphsOf(text),
          }) as const,
      ),
    ],
    reason: `You’re getting this email because you wrote to ${shopName}.`,
  });
}
