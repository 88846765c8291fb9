import type { MessageState } from '../../apollo/schema.generated.ts';

/** Each state of a message in words, and how it looks. */
export const messageStates = {
  WAITING: { label: 'Waiting', tone: 'warn' },
  ANSWERED: { label: 'Answered', tone: 'good' },
  CLOSED: { label: 'Closed', tone: 'plain' },
  SPAM: { label: 'Spam', tone: 'bad' },
} as const satisfies Record<MessageState, { label: string; tone: string }>;
