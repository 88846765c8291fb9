import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../platform/scalars.ts';
import { AuditActor } from './audit.enums.ts';

/** What is remembered of a thing: its own names for its figures. Holds no personal data, for it is kept for good. */
export type AuditFigures = Readonly<Record<string, string | number | boolean | null>>;

/** Who changed what. Rows are only ever added: the database refuses everything else. */
@Entity({ tableName: 'audit_entries' })
@ObjectType({ simpleResolvers: true, description: 'A change somebody made. Entries are only ever added.' })
export class AuditEntry {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'Its number; later entries have higher ones.' })
  id: number & Opt;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When.' })
  at: Date;

  @Property({ type: 'text' })
  @Field(() => AuditActor, { description: 'In which role it was done.' })
  actorRole: AuditActor;

  @Property({ type: 'uuid', nullable: true })
  @Field(() => ID, {
    nullable: true,
    description: 'The account that did it, or the API key; null for guests and for the shop itself.',
  })
  actorId: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'The kind of thing that was changed, for example order.' })
  subject: string;

  @Property({ type: 'text' })
  @Field(() => ID, { description: 'The id of the thing that was changed.' })
  subjectId: string;

  @Property({ type: 'text' })
  @Field({ description: 'What was done to it.' })
  action: string;

  @Property({ type: 'jsonb' })
  @Field(() => GraphQLJSONObject, { description: 'The figures that changed, as they were.' })
  before: AuditFigures;

  @Property({ type: 'jsonb' })
  @Field(() => GraphQLJSONObject, { description: 'The figures that changed, as they are since.' })
  after: AuditFigures;
}
