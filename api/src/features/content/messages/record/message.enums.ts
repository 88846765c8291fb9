import { messageTopics } from '@treadline/schema/trade/people/message-topic';
import { graphqlEnum } from '../../../../platform/services/enums.ts';

export const MessageState = graphqlEnum('MessageState', 'The state of a message to the shop.', {
  WAITING: 'Waits for an answer.',
  ANSWERED: 'The shop wrote last.',
  CLOSED: 'Settled; it needs no further answer.',
  SPAM: 'Advertising or worse. It’s deleted after 30 days.',
});
export type MessageState = keyof typeof MessageState;

export const MessageTopic = graphqlEnum(
  'MessageTopic',
  'The topic of a message to the shop, as far as the law treats it differently.',
  messageTopics,
);
export type MessageTopic = keyof typeof MessageTopic;

export const MessageAuthor = graphqlEnum('MessageAuthor', 'The author of a text in a conversation.', {
  SENDER: 'The visitor who filled in the form.',
  SHOP: 'A member of staff.',
});
export type MessageAuthor = keyof typeof MessageAuthor;

export const MessageSort = graphqlEnum('MessageSort', 'How messages are sorted.', {
  NEWEST: 'Last written to first.',
  OLDEST: 'Longest waiting first.',
});
export type MessageSort = keyof typeof MessageSort;
