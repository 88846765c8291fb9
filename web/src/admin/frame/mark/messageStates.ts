import type { MessageState } from '../../../apollo/schema.generated.ts';

/** The label and colour of each message state. */
export const messageStates = {
  WAITING: { label: 'Waiting', tone: 'warn' },
  ANSWERED: { label: 'Answered', tone: 'good' },
  CLOSED: { label: 'Closed', tone: 'plain' },
  SPAM: { label: 'Spam', tone: 'bad' },
} as const satisfies Record<MessageState, { label: string; tone: string }>;
