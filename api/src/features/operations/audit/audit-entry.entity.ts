import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';
import { AuditActor } from './audit.enums.ts';

/**
 * The recorded figures of an object under their own names. They hold no personal data, because the log is
 * kept for good.
 */
export type AuditFigures = Readonly<Record<string, string | number | boolean | null>>;

/** A record of who changed what. Rows are only added: the database refuses everything else. */
@Entity({ tableName: 'audit_entries' })
@ObjectType({ description: 'A recorded change. Entries are added and never changed.' })
export class AuditEntry {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'The number of the entry; later entries have higher numbers.' })
  id: number & Opt;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the change was made.' })
  at: Date;

  @Property({ type: 'text' })
  @Field(() => AuditActor, { description: 'The role of the person or program that made the change.' })
  actorRole: AuditActor;

  @Property({ type: 'uuid', nullable: true })
  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the account or API key that made the change; null for guests and for the shop itself.',
  })
  actorId: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'The kind of object that was changed, for example order.' })
  subject: string;

  @Property({ type: 'text' })
  @Field(() => ID, { description: 'The id of the object that was changed.' })
  subjectId: string;

  @Property({ type: 'text' })
  @Field({ description: 'What was done, for example product.update.' })
  action: string;

  @Property({ type: 'jsonb' })
  @Field(() => GraphQLJSONObject, { description: 'The changed figures before the change.' })
  before: AuditFigures;

  @Property({ type: 'jsonb' })
  @Field(() => GraphQLJSONObject, { description: 'The changed figures after the change.' })
  after: AuditFigures;

  @Field(() => String, {
    description:
      'The name that the actor has now; “Deleted account” once there is none, for the log itself holds no names.',
  })
  actorName: string & Opt;

  @Field(() => String, {
    nullable: true,
    description: 'What people call the actor’s role; null for guests and for the shop itself.',
  })
  actorLabel: (string & Opt) | null;
}
