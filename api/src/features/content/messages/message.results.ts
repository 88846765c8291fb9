import { createUnionType, Directive, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { PageInfo } from '../../../platform/lists/page.ts';
import { Refusal } from '../../../platform/services/refusal.ts';
import { StaleWrite } from '../../../platform/services/stale-write.ts';
import { Message } from './record/message.entity.ts';

@ObjectType({ description: 'The shop has the message, and a copy is emailed to the sender.' })
export class MessageSent {
  @Field({ description: 'A thank-you for the sender.' }) message: string;
}

@ObjectType({ implements: Refusal, description: 'No message has this id.' })
export class MessageNotFound extends Refusal {}

@ObjectType({ description: 'The number of messages in each state.' })
export class MessageCounts {
  @Field(() => Int, { description: 'Waiting for an answer.' }) waiting: number;
  @Field(() => Int, { description: 'The shop wrote last, and nothing is left to do.' }) answered: number;
  @Field(() => Int, { description: 'Settled.' }) closed: number;
  @Field(() => Int, { description: 'Marked as spam.' }) spam: number;
}

@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A page of messages to the shop.' })
export class MessagePage {
  @Field(() => [Message], { description: 'Up to `limit` messages, newest first.' }) items: Message[];
  @Field(() => PageInfo, { description: 'Where this page is in the list.' }) pageInfo: PageInfo;
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
  description: 'The changed message, or why it wasn’t changed.',
  types: () => [Message, MessageNotFound, StaleWrite, InvalidInput] as const,
});
