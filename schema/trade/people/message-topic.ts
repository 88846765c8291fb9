import { keysOf } from '../values/words.ts';

interface MessageTopicFacts {
  readonly meaning: string;
  /** Its label beside a message; null for general messages. */
  readonly label: string | null;
  /** The number of days after its arrival by which the law requires it to be dealt with; null without a deadline. */
  readonly days: number | null;
}

/** The topics of messages to the shop that the law treats differently. */
export const messageTopics = {
  GENERAL: { meaning: 'Anything else.', label: null, days: null },
  // Data Protection Act 2018, section 164A: acknowledge within 30 days, and deal with it without undue delay.
  DATA_PROTECTION: {
    meaning: 'A complaint about how the shop handles personal data.',
    label: 'Data-protection complaint',
    days: 30,
  },
  // Directive 2011/83/EU, articles 11a and 13: an acknowledgement at once, and the money back within 14 days.
  WITHDRAWAL: {
    meaning: 'A consumer’s withdrawal from the contract of an order.',
    label: 'Withdrawal from contract',
    days: 14,
  },
} as const satisfies Readonly<Record<string, MessageTopicFacts>>;

export type MessageTopic = keyof typeof messageTopics;

export const MESSAGE_TOPICS = keysOf(messageTopics);

/** The topics with a deadline. */
export const DUE_TOPICS: readonly MessageTopic[] = MESSAGE_TOPICS.filter(
  (topic) => messageTopics[topic].days !== null,
);
