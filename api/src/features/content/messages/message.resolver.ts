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
      'Sends a message to the shop, and a copy to its sender. Five an hour from one network. A message ' +
      'with the subject of an earlier one continues that conversation.',
  })
  @Auth('GUEST')
  sendMessage(
    @Ctx() { viewer, network }: Context,
    @Arg('input', () => SendMessageInput, { description: 'The message and who sends it.' })
    input: SendMessageInput,
  ): Promise<typeof SendMessageResult> {
    return this.#sending.send(viewer, input, network);
  }

  @Query(() => MessagePage, { description: 'The messages that visitors sent to the shop.' })
  @Auth('ADMIN', 'WRITE_MESSAGES')
  messages(
    @Arg('filter', () => MessageFilter, { defaultValue: {}, description: 'A state, and words to find.' })
    filter: MessageFilter,
    @Arg('sort', () => MessageSort, { defaultValue: 'NEWEST', description: 'Their order.' })
    sort: MessageSort,
    @Paged() paging: Paging,
  ): Promise<MessagePage> {
    return this.#desk.list(filter, sort, paging);
  }

  @Query(() => MessageCounts, {
    description: 'How many messages wait for an answer, and how many stand elsewhere.',
  })
  @Auth('ADMIN', 'WRITE_MESSAGES')
  messageCounts(): Promise<MessageCounts> {
    return this.#desk.counts();
  }

  @Query(() => Message, { nullable: true, description: 'One message; null if there is none with that id.' })
  @Auth('ADMIN', 'WRITE_MESSAGES')
  message(
    @Arg('id', () => ID, { description: 'Which message, a UUID.' }) id: string,
  ): Promise<Message | null> {
    return this.#desk.find(id);
  }

  @Mutation(() => AnswerMessageResult, {
    description: 'Mails an answer to the sender of a message and stores it with the conversation.',
  })
  @Auth('ADMIN', 'WRITE_MESSAGES')
  answerMessage(
    @Ctx() { viewer }: Context,
    @Arg('input', () => AnswerMessageInput, {
      description: 'What the sender is told, and the revision that was read.',
    })
    input: AnswerMessageInput,
  ): Promise<typeof AnswerMessageResult> {
    return this.#desk.answer(viewer, input);
  }

  @Mutation(() => UpdateMessageStateResult, {
    description: 'Closes a message, marks it as spam, or takes either back.',
  })
  @Auth('ADMIN', 'WRITE_MESSAGES')
  updateMessageState(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateMessageStateInput, { description: 'Which message, and its new state.' })
    input: UpdateMessageStateInput,
  ): Promise<typeof UpdateMessageStateResult> {
    return this.#desk.change(viewer, input);
  }

  @FieldResolver(() => [MessageEntry], { description: 'The texts of the conversation, oldest first.' })
  entries(@Root() { id }: Message, @Ctx() context: Context): Promise<MessageEntry[]> {
    return this.#loader.entries.load(context, id);
  }

  @FieldResolver(() => LocalDate, {
    nullable: true,
    description: 'The day in London by which the law wants it dealt with; null if there’s no such day.',
  })
  answerBy(@Root() { topic, createdAt }: Message): string | null {
    const { days } = messageTopics[topic];
    return days === null ? null : plusDays(inLondon(createdAt).day, days);
  }

  @FieldResolver(() => String, { description: 'The beginning of the newest text, at most 200 characters.' })
  async excerpt(@Root() { id }: Message, @Ctx() context: Context): Promise<string> {
    return (await this.#loader.digests.load(context, id))?.excerpt ?? '';
  }

  @FieldResolver(() => Int, { description: 'How many texts the conversation has.' })
  async entryCount(@Root() { id }: Message, @Ctx() context: Context): Promise<number> {
    return (await this.#loader.digests.load(context, id))?.count ?? 0;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description:
      'The account that was signed in when it was sent, else the one with the sender’s address; null if ' +
      'there is none.',
  })
  customer(@Root() { id }: Message, @Ctx() context: Context): Promise<User | null> {
    return this.#loader.senders.load(context, id);
  }

  @FieldResolver(() => Order, {
    nullable: true,
    description:
      'The order whose number stands in the text; null if there is none. It may be somebody else’s.',
  })
  order(@Root() { orderId }: Message, @Ctx() context: Context): Promise<Order | null> | null {
    return orderId === null ? null : this.#loader.orders.load(context, orderId);
  }

  @FieldResolver(() => [Order], {
    description: 'The latest orders of the account or with the address, newest first, at most three.',
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
    description: 'The administrator who wrote it; null for visitors, and once the account is gone.',
  })
  writer(@Root() { answeredBy }: MessageEntry, @Ctx() context: Context): Promise<User | null> | null {
    return answeredBy === null ? null : this.#loader.writers.load(context, answeredBy);
  }
}
