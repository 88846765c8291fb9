import { createUnionType, Directive, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { PageInfo } from '../../../platform/lists/page.ts';
import { Refusal } from '../../../platform/services/refusal.ts';
import { StaleWrite } from '../../../platform/services/stale-write.ts';
import { Message } from './record/message.entity.ts';

@ObjectType({ description: 'The shop has the message, and the sender is mailed a copy.' })
export class MessageSent {
  @Field({ description: 'A sentence to thank the sender with.' }) message: string;
}

@ObjectType({ implements: Refusal, description: 'There is no such message.' })
export class MessageNotFound extends Refusal {}

@ObjectType({ description: 'How many messages stand in each state.' })
export class MessageCounts {
  @Field(() => Int, { description: 'Messages that wait for an answer.' }) waiting: number;
  @Field(() => Int, { description: 'Messages that were answered.' }) answered: number;
  @Field(() => Int, { description: 'Messages that are settled.' }) closed: number;
  @Field(() => Int, { description: 'Messages marked as spam.' }) spam: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'One page of messages to the shop.' })
export class MessagePage {
  @Field(() => [Message], { description: 'At most as many as were asked for.' }) items: Message[];
  @Field(() => PageInfo, { description: 'The position of this page in the list.' }) pageInfo: PageInfo;
}

export const SendMessageResult = createUnionType({
  name: 'SendMessageResult',
  description: 'The accepted message, or why it was refused.',
  types: () => [MessageSent, InvalidInput] as const,
});

export const AnswerMessageResult = createUnionType({
  name: 'AnswerMessageResult',
  description: 'The answered message, or why nothing was sent.',
  types: () => [Message, MessageNotFound, StaleWrite, InvalidInput] as const,
});

export const UpdateMessageStateResult = createUnionType({
  name: 'UpdateMessageStateResult',
  description: 'The changed message, or why it stays as it is.',
  types: () => [Message, MessageNotFound, StaleWrite, InvalidInput] as const,
});
