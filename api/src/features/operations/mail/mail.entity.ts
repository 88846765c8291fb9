import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';
import { MailStatus } from './mail.enums.ts';

/**
 * An email in the outbox, or one already sent. It's written in the transaction of the event it reports, so
 * neither exists without the other.
 */
@Entity({ tableName: 'mails' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'An email from the shop.' })
export class Mail {
  [OptionalProps]?: 'lastError' | 'messageId' | 'sentAt';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'A UUID, for retryMail.' })
  id: string;

  @Property({ type: 'text' })
  @Field({ description: 'The recipient’s address.' })
  recipient: string;

  @Property({ type: 'text' })
  @Field({ description: 'The subject line.' })
  subject: string;

  /** Null after sending if it's secret. Lists don't load it. */
  @Property({ type: 'text', nullable: true, lazy: true })
  html: string | null;

  /** As `html`. */
  @Property({ type: 'text', nullable: true, lazy: true })
  text: string | null;

  /** The URL for one-click unsubscribing; null unless the recipient subscribed. */
  @Property({ type: 'text', nullable: true })
  unsubscribeUrl: string | null;

  /** Whether a link or code in it signs the reader in. Then only the recipient may read it. */
  @Property({ type: 'boolean' })
  @Field({
    description:
      'Whether a link or code in it signs the reader in; then its text is never shown, and deleted ' +
      'once it’s sent.',
  })
  isSecret: boolean;

  /** The last email to a person being erased: it's deleted once it is sent or given up. */
  @Property({ type: 'boolean' })
  isLast: boolean & Opt = false;

  @Property({ type: 'text' })
  @Field(() => MailStatus, { description: 'The state of its delivery.' })
  status: MailStatus & Opt = 'QUEUED';

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The number of delivery attempts.' })
  tries: number & Opt = 0;

  /** The time of the next attempt; while it's being sent, the time from which its process counts as dead. */
  @Property({ type: 'timestamptz' })
  nextAttemptAt: Date;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The mail server’s last answer.' })
  lastError: string | null = null;

  @Property({ type: 'text', nullable: true })
  messageId: string | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was queued.' })
  createdAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the mail server accepted it; null if it hasn’t.',
  })
  sentAt: Date | null = null;
}
