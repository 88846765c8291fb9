import { messageTopics } from '@treadline/schema/trade/people/message-topic';
import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const MessageState = graphqlEnum('MessageState', 'Where a message to the shop stands.', {
  WAITING: 'Waits for an answer.',
  ANSWERED: 'The shop has had the last word.',
  CLOSED: 'Settled; it needs no further answer.',
  SPAM: 'An advertisement or worse. It is deleted after 30 days.',
});
export type MessageState = keyof typeof MessageState;

export const MessageTopic = graphqlEnum(
  'MessageTopic',
  'What a message to the shop is about, where the law treats it differently.',
  messageTopics,
);
export type MessageTopic = keyof typeof MessageTopic;

export const MessageAuthor = graphqlEnum('MessageAuthor', 'Who wrote a part of a conversation.', {
  SENDER: 'The visitor who filled in the form.',
  SHOP: 'An administrator, for the shop.',
});
export type MessageAuthor = keyof typeof MessageAuthor;

export const MessageSort = graphqlEnum('MessageSort', 'The order of a list of messages.', {
  NEWEST: 'The one that was last written to comes first.',
  OLDEST: 'The one that has waited longest comes first.',
});
export type MessageSort = keyof typeof MessageSort;
