import { messageTopics } from '@treadline/schema/trade/people/message-topic';
import { plusDays } from '@treadline/schema/trade/values/day';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { LocalDate } from '../../../platform/input/scalars.ts';
import type { Paging } from '../../../platform/lists/page.ts';
import { Paged } from '../../../platform/lists/paged.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { inLondon } from '../../../platform/text/london-time.ts';
import { User } from '../../people/accounts/index.ts';
import { Order } from '../../sales/orders/index.ts';
import { MessageDeskService } from './message-desk.service.ts';
import { MessageSendingService } from './message-sending.service.ts';
import {
  AnswerMessageInput,
  UpdateMessageStateInput,
  MessageFilter,
  SendMessageInput,
} from './message.inputs.ts';
import { MessageLoader } from './message.loader.ts';
import {
  AnswerMessageResult,
  UpdateMessageStateResult,
  MessageCounts,
  MessagePage,
  SendMessageResult,
} from './message.results.ts';
import { Message, MessageEntry } from './record/message.entity.ts';
import { MessageSort } from './record/message.enums.ts';

@Resolver(() => Message)
export class MessageResolver extends Service {
  readonly #desk = this.services.get(MessageDeskService);
  readonly #loader = this.services.get(MessageLoader);
  readonly #sending = this.services.get(MessageSendingService);

  @Mutation(() => SendMessageResult, {
    description:
      'Sends a message to the shop, and a copy to its sender. At most five an hour from one ' +
      'network. A message with an earlier message’s subject continues that conversation.',
  })
  @Auth('GUEST')
  sendMessage(
    @Ctx() { viewer, network }: Context,
    @Arg('input', () => SendMessageInput, { description: 'The message and its sender.' })
    input: SendMessageInput,
  ): Promise<typeof SendMessageResult> {
    return this.#sending.send(viewer, input, network);
  }

  @Query(() => MessagePage, { description: 'Messages from visitors to the shop.' })
  @Auth('ADMIN', 'WRITE_MESSAGES')
  messages(
    @Arg('filter', () => MessageFilter, { defaultValue: {}, description: 'Filters by state and words.' })
    filter: MessageFilter,
    @Arg('sort', () => MessageSort, { defaultValue: 'NEWEST', description: 'Their order.' })
    sort: MessageSort,
    @Paged() paging: Paging,
  ): Promise<MessagePage> {
    return this.#desk.list(filter, sort, paging);
  }

  @Query(() => MessageCounts, {
    description: 'The number of messages in each state.',
  })
  @Auth('ADMIN', 'WRITE_MESSAGES')
  messageCounts(): Promise<MessageCounts> {
    return this.#desk.counts();
  }

  @Query(() => Message, { nullable: true, description: 'A message; null if the id is unknown.' })
  @Auth('ADMIN', 'WRITE_MESSAGES')
  message(
    @Arg('id', () => ID, { description: 'The message’s id, a UUID.' }) id: string,
  ): Promise<Message | null> {
    return this.#desk.find(id);
  }

  @Mutation(() => AnswerMessageResult, {
    description: 'Emails an answer to a message’s sender and adds it to the conversation.',
  })
  @Auth('ADMIN', 'WRITE_MESSAGES')
  answerMessage(
    @Ctx() { viewer }: Context,
    @Arg('input', () => AnswerMessageInput, {
      description: 'The answer, and the revision that was read.',
    })
    input: AnswerMessageInput,
  ): Promise<typeof AnswerMessageResult> {
    return this.#desk.answer(viewer, input);
  }

  @Mutation(() => UpdateMessageStateResult, {
    description: 'Closes a message, marks it as spam, or undoes either.',
  })
  @Auth('ADMIN', 'WRITE_MESSAGES')
  updateMessageState(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateMessageStateInput, { description: 'The message and its new state.' })
    input: UpdateMessageStateInput,
  ): Promise<typeof UpdateMessageStateResult> {
    return this.#desk.change(viewer, input);
  }

  @FieldResolver(() => [MessageEntry], { description: 'The conversation’s texts, oldest first.' })
  entries(@Root() { id }: Message, @Ctx() context: Context): Promise<MessageEntry[]> {
    return this.#loader.entries.load(context, id);
  }

  @FieldResolver(() => LocalDate, {
    nullable: true,
    description: 'The day in London by which the law wants it answered; null if there’s no deadline.',
  })
  answerBy(@Root() { topic, createdAt }: Message): string | null {
    const { days } = messageTopics[topic];
    return days === null ? null : plusDays(inLondon(createdAt).day, days);
  }

  @FieldResolver(() => String, { description: 'The newest text’s first 200 characters.' })
  async excerpt(@Root() { id }: Message, @Ctx() context: Context): Promise<string> {
    return (await this.#loader.digests.load(context, id))?.excerpt ?? '';
  }

  @FieldResolver(() => Int, { description: 'The number of texts in the conversation.' })
  async entryCount(@Root() { id }: Message, @Ctx() context: Context): Promise<number> {
    return (await this.#loader.digests.load(context, id))?.count ?? 0;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description:
      'The account that was signed in when it was sent, otherwise the one with the sender’s email ' +
      'address; null if there isn’t one.',
  })
  customer(@Root() { id }: Message, @Ctx() context: Context): Promise<User | null> {
    return this.#loader.senders.load(context, id);
  }

  @FieldResolver(() => Order, {
    nullable: true,
    description:
      'The order whose number the text mentions; it can be another buyer’s. Null if it mentions no order.',
  })
  order(@Root() { orderId }: Message, @Ctx() context: Context): Promise<Order | null> | null {
    return orderId === null ? null : this.#loader.orders.load(context, orderId);
  }

  @FieldResolver(() => [Order], {
    description: 'The three latest orders of the account or the email address, newest first.',
  })
  recentOrders(@Root() { id }: Message, @Ctx() context: Context): Promise<Order[]> {
    return this.#loader.recentOrders.load(context, id);
  }
}

@Resolver(() => MessageEntry)
export class MessageEntryResolver extends Service {
  readonly #loader = this.services.get(MessageLoader);

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The member of staff who wrote it; null for visitors and deleted accounts.',
  })
  writer(@Root() { answeredBy }: MessageEntry, @Ctx() context: Context): Promise<User | null> | null {
    return answeredBy === null ? null : this.#loader.writers.load(context, answeredBy);
  }
}
