import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';

/** An internal note about an order. Buyers see it only in an export of their data. */
@Entity({ tableName: 'order_notes' })
@ObjectType({ description: 'An internal note that staff made about an order.' })
export class OrderNote {
  [OptionalProps]?: 'author';

  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'The note’s number; later notes have higher ones.' })
  id: number & Opt;

  @Property({ type: 'uuid' })
  orderId: string;

  /** The author's account; null for an API key, and once the account is deleted. */
  @Property({ type: 'uuid', nullable: true })
  authorId: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'Plain text, which the buyer never sees.' })
  text: string;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was written.' })
  at: Date;

  /** Not stored: queries join it from the author's account. */
  @Field(() => String, {
    nullable: true,
    description: 'The author’s name; null for an API key, and once the account is deleted.',
  })
  author: string | null;
}

/** A note as queried. */
export type OrderNoteRow = Pick<OrderNote, 'id' | 'orderId' | 'text' | 'at' | 'author'>;
