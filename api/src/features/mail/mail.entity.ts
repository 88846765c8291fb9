import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../platform/scalars.ts';
import { MailStatus } from './mail.enums.ts';

/** A mail that leaves, or has left. It is written with the fact it tells of, so that there is never one without the other. */
@Entity({ tableName: 'mails' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ simpleResolvers: true, description: 'A mail of the shop.' })
export class Mail {
  [OptionalProps]?: 'lastError' | 'messageId' | 'sentAt';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The id of the mail.' })
  id: string;

  @Property({ type: 'text' })
  @Field({ description: 'The address it goes to.' })
  recipient: string;

  @Property({ type: 'text' })
  @Field({ description: 'Its subject.' })
  subject: string;

  /** Null once it is sent: links in it sign people in. Lists of mails do without it. */
  @Property({ type: 'text', nullable: true, lazy: true })
  html: string | null;

  /** As `html`. */
  @Property({ type: 'text', nullable: true, lazy: true })
  text: string | null;

  /** Where one request unsubscribes its reader; null for mails that nobody subscribes to. */
  @Property({ type: 'text', nullable: true })
  unsubscribeUrl: string | null;

  /** The last that is written to somebody: once it has left or been given up, nothing of it is kept. */
  @Property({ type: 'boolean' })
  isLast: boolean & Opt = false;

  @Property({ type: 'text' })
  @Field(() => MailStatus, { description: 'How far it has come.' })
  status: MailStatus & Opt = 'QUEUED';

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'How often it was tried.' })
  tries: number & Opt = 0;

  /** From when on it may be tried; while it is being sent, when it counts as left behind by a process that died. */
  @Property({ type: 'timestamptz' })
  nextAttemptAt: Date;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'What the mail server said the last time.' })
  lastError: string | null = null;

  @Property({ type: 'text', nullable: true })
  messageId: string | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  sentAt: Date | null = null;
}
