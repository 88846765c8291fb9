import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';

/** What the shop's staff tell each other about an order. The buyer never sees it. */
@Entity({ tableName: 'order_notes' })
@ObjectType({ description: 'What somebody in the shop noted for the others.' })
export class OrderNote {
  [OptionalProps]?: 'author';

  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'The number of the note; later ones have higher numbers.' })
  id: number & Opt;

  @Property({ type: 'uuid' })
  orderId: string;

  /** The account that wrote it; null for a program, and once the account is gone. */
  @Property({ type: 'uuid', nullable: true })
  authorId: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'What was noted.' })
  text: string;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was written.' })
  at: Date;

  /** Set by the reads: it stands on the account. */
  @Field(() => String, {
    nullable: true,
    description: 'The name of who wrote it; null for a program, and once the account is gone.',
  })
  author: string | null;
}

/** A note as a query returns it. */
export type OrderNoteRow = Pick<OrderNote, 'id' | 'orderId' | 'text' | 'at' | 'author'>;
