import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';
import { MailStatus } from './mail.enums.ts';

/**
 * A mail in the outbox, or one already sent. It is written in the transaction of the event it reports, so
 * that there is never one without the other.
 */
@Entity({ tableName: 'mails' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A mail that the shop sends.' })
export class Mail {
  [OptionalProps]?: 'lastError' | 'messageId' | 'sentAt';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'A UUID, for retryMail.' })
  id: string;

  @Property({ type: 'text' })
  @Field({ description: 'The address it goes to.' })
  recipient: string;

  @Property({ type: 'text' })
  @Field({ description: 'The subject line.' })
  subject: string;

  /** Null once it is sent, if it is secret. Lists of mails do not need it. */
  @Property({ type: 'text', nullable: true, lazy: true })
  html: string | null;

  /** As `html`. */
  @Property({ type: 'text', nullable: true, lazy: true })
  text: string | null;

  /** The URL for one-click unsubscription; null for mails that are not subscribed to. */
  @Property({ type: 'text', nullable: true })
  unsubscribeUrl: string | null;

  /** Whether a link or code in it signs somebody in. Nobody but its recipient may read it then. */
  @Property({ type: 'boolean' })
  @Field({
    description:
      'Whether a link or code in it signs somebody in; its text is then shown to nobody, and dropped once it is sent.',
  })
  isSecret: boolean;

  /** The last mail to a person: once it is sent or given up, none of it is kept. */
  @Property({ type: 'boolean' })
  isLast: boolean & Opt = false;

  @Property({ type: 'text' })
  @Field(() => MailStatus, { description: 'The state of its delivery.' })
  status: MailStatus & Opt = 'QUEUED';

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The number of delivery attempts.' })
  tries: number & Opt = 0;

  /**
   * The time from which it may be tried; while it is being sent, the time from which its process counts as
   * dead.
   */
  @Property({ type: 'timestamptz' })
  nextAttemptAt: Date;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The mail server’s last answer.' })
  lastError: string | null = null;

  @Property({ type: 'text', nullable: true })
  messageId: string | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When the mail server took it; null if it has not.' })
  sentAt: Date | null = null;
}
