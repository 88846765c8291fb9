import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { orderNumberEnd } from '@treadline/schema/trade/order/order-number';
import { byAge, listedPage } from '../../../platform/lists/listed-page.ts';
import type { Paging } from '../../../platform/lists/page.ts';
import type { Viewer } from '../../../platform/services/context.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { StaleWrite } from '../../../platform/services/stale-write.ts';
import { keptText } from '../../../platform/text/typed-text.ts';
import { isUuid } from '../../../platform/text/uuid.ts';
import { AuditService } from '../../operations/audit/index.ts';
import { MailService } from '../../operations/mail/index.ts';
import { namedOrders } from '../../sales/orders/index.ts';
import { messageAnswered } from './emails/message-answered.email.ts';
import { orderNumbersIn } from './message-mentions.service.ts';
import type { AnswerMessageInput, UpdateMessageStateInput, MessageFilter } from './message.inputs.ts';
import { MessageCounts, MessageNotFound, MessagePage } from './message.results.ts';
import { Message, MessageEntry } from './record/message.entity.ts';
import type { MessageSort, MessageState } from './record/message.enums.ts';

/** How many earlier texts an answer quotes: enough to see what it's about. */
const QUOTED_ENTRIES = 4;
const DAY_MS = 86_400_000;
const SPAM_DAYS = 30;
const SETTLED_DAYS = 365;

const COUNTS = `
  select count(*) filter (where state = 'WAITING') as waiting,
    count(*) filter (where state = 'ANSWERED') as answered,
    count(*) filter (where state = 'CLOSED') as closed,
    count(*) filter (where state = 'SPAM') as spam
  from messages`;
/** $1 a state, $2 words to find anywhere, $3 the end of an order number; null for any. */
const FOUND = `
  from messages m where ($1::text is null or m.state = $1)
    and ($2::text is null or position($2 in lower(m.name || ' ' || m.email || ' ' || m.subject)) > 0
      or replace(coalesce(m.phone, ''), ' ', '') = replace($2, ' ', '')
      or m.order_id in ${namedOrders('$3')}
      or exists (select from message_entries e where e.message_id = m.id and position($2 in lower(e.text)) > 0))`;

/** A change to a locked message of the expected revision. */
type Step = (em: EntityManager, message: Message) => Promise<void> | void;

/** Lets staff read, answer and close conversations. */
export class MessageDeskService extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #mail = this.services.get(MailService);

  /** One page of messages. */
  async list({ state, search }: MessageFilter, sort: MessageSort, paging: Paging): Promise<MessagePage> {
    const { orm, sql } = this.platform;
    const words = keptText(search ?? '').toLowerCase() || null;
    const named = words && (orderNumberEnd(words) ?? orderNumbersIn(words)[0] ?? null);
    const values = [state ?? null, words, named];
    const page = await listedPage(sql, { from: FOUND, values, ...byAge('m', sort) }, paging, (ids) =>
      orm.em.fork().find(Message, { id: { $in: ids } }),
    );
    return result(MessagePage, page);
  }

  /** The number of messages in each state. */
  async counts(): Promise<MessageCounts> {
    const [counts] = await this.platform.sql.rows<MessageCounts>(COUNTS);
    return result(MessageCounts, counts ?? { waiting: 0, answered: 0, closed: 0, spam: 0 });
  }

  /** A message; null if the id is unknown. */
  async find(id: string): Promise<Message | null> {
    return isUuid(id) ? this.platform.orm.em.fork().findOne(Message, { id }) : null;
  }

  /**
   * Emails an answer to the sender, quoting the conversation below it. The shop processes no incoming email:
   * replies go to its own address, which is the sender of the email.
   */
  answer(
    viewer: Viewer,
    { id, revision, text, closes }: AnswerMessageInput,
  ): Promise<Message | MessageNotFound | StaleWrite> {
    return this.#step(viewer, { id, revision, action: 'answered' }, async (em, message) => {
      const earlier = await em.find(
        MessageEntry,
        { messageId: message.id },
        { orderBy: { id: 'desc' }, limit: QUOTED_ENTRIES },
      );
      const answer = keptText(text);
      message.state = closes ? 'CLOSED' : 'ANSWERED';
      em.create(MessageEntry, {
        messageId: message.id,
        author: 'SHOP',
        answeredBy: viewer.userId,
        text: answer,
        at: this.platform.now(),
      });
      const { name, email, subject } = message;
      await this.#mail.queue(em, email, messageAnswered({ name, subject, answer, earlier }));
    });
  }

  /** Closes a message, marks it as spam, or undoes either. */
  change(
    viewer: Viewer,
    { id, revision, state }: UpdateMessageStateInput,
  ): Promise<Message | MessageNotFound | StaleWrite> {
    return this.#step(viewer, { id, revision, action: state.toLowerCase() }, async (em, message) => {
      message.state = state === 'WAITING' ? await stateBefore(em, message) : state;
    });
  }

  #step(
    viewer: Viewer,
    { id, revision, action }: { id: string; revision: number; action: string },
    step: Step,
  ): Promise<Message | MessageNotFound | StaleWrite> {
    const { orm, now } = this.platform;
    return orm.em.fork().transactional(async (em) => {
      const message = isUuid(id)
        ? await em.findOne(Message, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
        : null;
      if (!message) return result(MessageNotFound, { message: 'This message no longer exists.' });
      if (message.revision !== revision) return StaleWrite.at(message.revision);
      const before = message.state;
      await step(em, message);
      em.assign(message, { revision: revision + 1, updatedAt: now() });
      this.#audit.record(em, {
        actor: viewer,
        subject: 'message',
        subjectId: id,
        action,
        before: { state: before },
        after: { state: message.state },
      });
      return message;
    });
  }

  /** Deletes spam after a month and settled messages after a year. Waiting messages are never deleted. */
  async forgetSettled(): Promise<void> {
    const { orm, now } = this.platform;
    const before = (days: number): Date => new Date(now().getTime() - days * DAY_MS);
    await orm.em.fork().nativeDelete(Message, {
      $or: [
        { state: 'SPAM', updatedAt: { $lt: before(SPAM_DAYS) } },
        { state: { $in: ['ANSWERED', 'CLOSED'] }, updatedAt: { $lt: before(SETTLED_DAYS) } },
      ],
    });
  }
}

/** A message's state if it's neither closed nor spam: answered if the shop wrote last, otherwise waiting. */
async function stateBefore(em: EntityManager, { id }: Message): Promise<MessageState> {
  const last = await em.findOne(MessageEntry, { messageId: id }, { orderBy: { id: 'desc' } });
  return last?.author === 'SHOP' ? 'ANSWERED' : 'WAITING';
}
