import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';

/** An internal note about a customer, who sees it only in an export of their data. */
@Entity({ tableName: 'customer_notes' })
@ObjectType({ description: 'An internal note that staff made about a customer.' })
export class CustomerNote {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'The note’s number; later notes have higher ones.' })
  id: number & Opt;

  /** The customer's account; null for a guest. */
  @Property({ type: 'uuid', nullable: true })
  userId: string | null;

  /** A guest's email address in lower case; null for an account. */
  @Property({ type: 'text', nullable: true })
  emailKey: string | null;

  /** The author's account; null once it's deleted. */
  @Property({ type: 'uuid', nullable: true })
  authorId: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'Plain text, which the customer never sees.' })
  text: string;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was written.' })
  at: Date;
}
