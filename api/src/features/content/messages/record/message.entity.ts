import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { MessageAuthor, MessageState, MessageTopic } from './message.enums.ts';

/** A conversation: a visitor's message to the shop and everything since. */
@Entity({ tableName: 'messages' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A conversation that a visitor began with the contact form.' })
export class Message {
  [OptionalProps]?: 'orderId' | 'topic';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'A UUID.' })
  id: string;

  @Property({ type: 'text' })
  @Field(() => MessageState, { description: 'Whether it waits for an answer.' })
  state: MessageState & Opt = 'WAITING';

  @Property({ type: 'text' })
  @Field(() => MessageTopic, { description: 'The subject chosen in the contact form.' })
  topic: MessageTopic = 'GENERAL';

  @Property({ type: 'text' })
  @Field({ description: 'The sender’s name as they gave it.' })
  name: string;

  @Property({ type: 'text' })
  @Field({ description: 'The address for answers. It isn’t proved to be the sender’s.' })
  email: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The telephone number; null if the sender gave none.' })
  phone: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'The subject line.' })
  subject: string;

  /** The account that was signed in when it was sent. */
  @Property({ type: 'uuid', nullable: true })
  userId: string | null;

  /** The order mentioned in the text. */
  @Property({ type: 'uuid', nullable: true })
  orderId: string | null = null;

  @Property({ type: 'integer' })
  @Field(() => Int, {
    description: 'Incremented by each change; an answer names the revision that was read.',
  })
  revision: number & Opt = 1;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it began.' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was last written to or changed.' })
  updatedAt: Date;
}

/** One text of a conversation. */
@Entity({ tableName: 'message_entries' })
@ObjectType({ description: 'One text of a conversation.' })
export class MessageEntry {
  [OptionalProps]?: 'answeredBy';

  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'The text’s number, rising with time.' })
  id: number & Opt;

  @ManyToOne(() => Message, { mapToPk: true, fieldName: 'message_id' })
  messageId: string;

  @Property({ type: 'text' })
  @Field(() => MessageAuthor, { description: 'Whether the visitor or the shop wrote it.' })
  author: MessageAuthor;

  /** The member of staff who answered; null once their account is deleted. */
  @Property({ type: 'uuid', nullable: true })
  answeredBy: string | null = null;

  @Property({ type: 'text' })
  @Field({ description: 'The plain text as typed, including line breaks.' })
  text: string;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was sent.' })
  at: Date;
}
