import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createLimiter } from '../../../platform/limits/limiter.ts';
import type { Viewer } from '../../../platform/services/context.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { digest } from '../../../platform/text/digest.ts';
import { keptEmailAddress } from '../../../platform/text/email-address.ts';
import { keptText, keptTextOrNull } from '../../../platform/text/typed-text.ts';
import { instantText, MailService, type MailContent } from '../../operations/mail/index.ts';
import { SettingsService } from '../../operations/settings/index.ts';
import { complaintReceived } from './emails/complaint-received.email.ts';
import { messageArrived } from './emails/message-arrived.email.ts';
import { messageReceived } from './emails/message-received.email.ts';
import { withdrawalReceived } from './emails/withdrawal-received.email.ts';
import { mentionedOrder } from './message-mentions.service.ts';
import type { SendMessageInput } from './message.inputs.ts';
import { MessageSent } from './message.results.ts';
import { Message, MessageEntry } from './record/message.entity.ts';
import type { MessageTopic } from './record/message.enums.ts';

const HOUR_S = 3_600;
const DAY_S = 86_400;
const MESSAGES_PER_HOUR = 5;
/**
 * Copies per day to one address about one topic, from all senders together, so that the form can't be used to
 * flood an inbox.
 */
const COPIES_PER_DAY = 3;
/** For how long a message with the same subject continues a conversation. */
const SAME_SUBJECT_DAYS = 30;
/** The same text again within this time is a double click. */
const SECOND_CLICK_MS = 600_000;

const ONE_AT_A_TIME = 'select pg_advisory_xact_lock(hashtext(?))';
/** "Re: Tyres" continues "tyres", unless one of them has a deadline of its own. */
const SAME_SUBJECT = `
  select id from messages
  where lower(email) = ? and topic = ? and state in ('WAITING', 'ANSWERED') and updated_at > ?
    and regexp_replace(lower(subject), '^((re|fw|fwd|aw) *: *)+', '') =
      regexp_replace(lower(?), '^((re|fw|fwd|aw) *: *)+', '')
  order by updated_at desc limit 1 for update`;

/** A message to store. */
type Kept = Pick<Message, 'topic' | 'name' | 'email' | 'phone' | 'subject' | 'userId'> & {
  readonly text: string;
};

/** The emails that acknowledge a message, by topic. */
const RECEIPTS: Readonly<
  Record<MessageTopic, (told: { name: string; subject: string; text: string; at: Date }) => MailContent>
> = {
  GENERAL: messageReceived,
  DATA_PROTECTION: complaintReceived,
  WITHDRAWAL: withdrawalReceived,
};

/** The thanks that the page shows, by topic. */
const THANKS: Readonly<Record<MessageTopic, (shopName: string, now: Date) => string>> = {
  GENERAL: (shopName) =>
    `Thank you for writing to ${shopName}. We’ve emailed you a copy and will answer as soon as we can.`,
  DATA_PROTECTION: (_shopName, now) =>
    `We received your complaint on ${instantText(now)}. We’ve emailed you an acknowledgement.`,
  WITHDRAWAL: (_shopName, now) =>
    `We received your withdrawal on ${instantText(now)}. We’ve emailed you a receipt; please keep it.`,
};

/** A subject has to fit on one line. */
const oneLine = (typed: string): string => keptText(typed.replace(/[\s\p{Cc}]+/gu, ' '));

/** Receives messages from the contact form. */
export class MessageSendingService extends Service {
  readonly #mail = this.services.get(MailService);
  readonly #settings = this.services.get(SettingsService);
  readonly #byNetwork = createLimiter(this.platform, 'contact', MESSAGES_PER_HOUR, HOUR_S);
  readonly #byRecipient = createLimiter(this.platform, 'contact-copies', COPIES_PER_DAY, DAY_S);

  /**
   * Stores a message and emails the shop, plus a copy to the sender. If the hidden field is filled in, the
   * response is the same but nothing happens.
   * @param network the visitor's network, see networkOf.
   * @throws PublicError TOO_MANY_REQUESTS after five an hour from one network.
   */
  async send({ userId }: Viewer, input: SendMessageInput, network: string): Promise<MessageSent> {
    const { shopName, phone } = await this.#settings.read();
    await this.#byNetwork.require(
      network,
      `You’ve sent us several messages already. Please try again in an hour, or call us on ${phone}.`,
    );
    const kept: Kept = {
      topic: input.topic,
      name: oneLine(input.name),
      email: keptEmailAddress(input.email),
      phone: keptTextOrNull(input.phone),
      subject: oneLine(input.subject),
      text: keptText(input.message),
      userId,
    };
    if (!input.website) await this.platform.orm.em.fork().transactional((em) => this.#keep(em, kept));
    return result(MessageSent, { message: THANKS[kept.topic](shopName, this.platform.now()) });
  }

  async #keep(em: EntityManager, kept: Kept): Promise<void> {
    await em.execute(ONE_AT_A_TIME, [`message ${kept.email.toLowerCase()}`]);
    const { message, isRepeated } = await this.#conversation(em, kept);
    if (isRepeated) return;
    const { topic, email, text } = kept;
    const { id, name, phone, subject } = message;
    const at = this.platform.now();
    message.orderId =
      (await mentionedOrder(em, `${kept.subject}\n${text}`, { email, userId: kept.userId })) ??
      message.orderId;
    em.create(MessageEntry, { messageId: id, author: 'SENDER', text, at });
    await em.flush();
    const { email: shop } = await this.#settings.readIn(em);
    await this.#mail.queue(em, shop, messageArrived({ id, topic, name, email, phone, subject, text }));
    if (await this.#byRecipient.takeIn(em, digest(`${topic} ${email.toLowerCase()}`)))
      await this.#mail.queue(em, email, RECEIPTS[topic]({ name, subject, text, at }));
  }

  /** The conversation a message belongs to: a recent one with the same address and subject, or a new one. */
  async #conversation(
    em: EntityManager,
    { text, ...kept }: Kept,
  ): Promise<{ message: Message; isRepeated: boolean }> {
    const now = this.platform.now();
    const since = new Date(now.getTime() - SAME_SUBJECT_DAYS * DAY_S * 1_000);
    const [known] = await em.execute<{ id: string }[]>(SAME_SUBJECT, [
      kept.email.toLowerCase(),
      kept.topic,
      since,
      kept.subject,
    ]);
    if (!known) {
      const message = em.create(Message, { id: randomUUID(), ...kept, createdAt: now, updatedAt: now });
      return { message, isRepeated: false };
    }
    const message = await em.findOneOrFail(Message, { id: known.id });
    const last = await em.findOne(MessageEntry, { messageId: message.id }, { orderBy: { id: 'desc' } });
    const isRepeated =
      last?.author === 'SENDER' && last.text === text && now.getTime() - last.at.getTime() < SECOND_CLICK_MS;
    if (!isRepeated)
      em.assign(message, {
        state: 'WAITING',
        phone: kept.phone ?? message.phone,
        userId: kept.userId ?? message.userId,
        revision: message.revision + 1,
        updatedAt: now,
      });
    return { message, isRepeated };
  }
}
