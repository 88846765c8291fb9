import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';

/**
 * A photograph that a customer or a driver took. Whoever may see its subject, such as a return, may see it: it is
 * reached through the fields of its subject alone, and its file by a signed address.
 */
@Entity({ tableName: 'photographs' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A photograph for the eyes of the owner of its subject and of the shop.' })
export class Photograph {
  [OptionalProps]?: 'subject' | 'subjectId' | 'place';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'A UUID, by which a return, a claim or a delivery takes it.' })
  id: string;

  /** The account that uploaded it; null for guests, and once staff have attached it to somebody else's subject. */
  @Property({ type: 'uuid', nullable: true })
  userId: string | null;

  /** The order with whose key it was uploaded; null if with none. */
  @Property({ type: 'uuid', nullable: true })
  orderId: string | null;

  /** Digest of the e-mail address that the key was given to. */
  @Property({ type: 'text', nullable: true })
  mailbox: string | null;

  /** What kind of thing it shows, such as a return; null until it is attached. */
  @Property({ type: 'text', nullable: true })
  subject: string | null = null;

  @Property({ type: 'text', nullable: true })
  subjectId: string | null = null;

  /** Its place among those of its subject. */
  @Property({ type: 'smallint', nullable: true })
  place: number | null = null;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'In pixels.' })
  width: number;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'In pixels.' })
  height: number;

  @Property({ type: 'timestamptz' })
  createdAt: Date & Opt;
}
