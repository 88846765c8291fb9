import { keysOf } from '../values/words.ts';

interface MessageTopicFacts {
  readonly meaning: string;
  /** What it is called beside a message; null where nothing needs saying. */
  readonly label: string | null;
  /** The days after its arrival in which the law wants the shop to have dealt with it; null for none. */
  readonly days: number | null;
}

/** What a message to the shop is about, where the law treats it differently. */
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

/** The topics that have a deadline. */
export const DUE_TOPICS: readonly MessageTopic[] = MESSAGE_TOPICS.filter(
  (topic) => messageTopics[topic].days !== null,
);
