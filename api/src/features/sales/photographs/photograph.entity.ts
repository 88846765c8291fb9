import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';

/**
 * A photograph taken by a customer or a driver. Everyone who can see its subject, such as a return, can see it: it's
 * reached only through its subject's fields, and its file by a signed link.
 */
@Entity({ tableName: 'photographs' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A photograph that only the owner of its subject and the shop can see.' })
export class Photograph {
  [OptionalProps]?: 'subject' | 'subjectId' | 'place';

  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, {
    description: 'A UUID, for attaching the photograph to a return, a claim or a delivery.',
  })
  id: string;

  /** The account that uploaded it; null for guests, and once staff have attached it to another person's subject. */
  @Property({ type: 'uuid', nullable: true })
  userId: string | null;

  /** The order whose key it was uploaded with; null if none. */
  @Property({ type: 'uuid', nullable: true })
  orderId: string | null;

  /** Digest of the email address that the key was issued for. */
  @Property({ type: 'text', nullable: true })
  mailbox: string | null;

  /** The kind of thing it shows, such as a return; null until it's attached. */
  @Property({ type: 'text', nullable: true })
  subject: string | null = null;

  @Property({ type: 'text', nullable: true })
  subjectId: string | null = null;

  /** Its position among the subject's photographs. */
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
