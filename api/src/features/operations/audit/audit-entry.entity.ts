import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';
import { AuditActor } from './audit.enums.ts';

/** An object's recorded figures, by name. Never personal data: the log is kept for good. */
export type AuditFigures = Readonly<Record<string, string | number | boolean | null>>;

/** Figures that only people with READ_COSTS may read. */
export const COST_FIGURES = ['costPrice', 'priceRules'] as const;

/** A record of who changed what. The database allows inserts only. */
@Entity({ tableName: 'audit_entries' })
@ObjectType({
  description: 'A recorded change. Entries are never edited or deleted, except security events after a year.',
})
export class AuditEntry {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'The entry’s number, rising with time.' })
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
    description: 'The account or API key that made the change; null for guests and for the shop itself.',
  })
  actorId: string | null;

  /** The label of the actor's staff role at the time; null for others, and in entries from before roles had labels. */
  @Property({ type: 'text', nullable: true, fieldName: 'actor_label' })
  storedLabel: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'The kind of object that changed, for example order.' })
  subject: string;

  @Property({ type: 'text' })
  @Field(() => ID, { description: 'The id of the object that changed.' })
  subjectId: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The current name of a product, brand, model, supplier or fitting centre, or the number of an order; null for ' +
      'others, and once it’s gone.',
  })
  subjectName: (string & Opt) | null;

  @Property({ type: 'text' })
  @Field({ description: 'The action, for example product.update.' })
  action: string;

  @Property({ type: 'jsonb' })
  @Field(() => GraphQLJSONObject, { description: 'The changed figures before the change.' })
  before: AuditFigures;

  @Property({ type: 'jsonb' })
  @Field(() => GraphQLJSONObject, { description: 'The changed figures after the change.' })
  after: AuditFigures;

  @Field(() => String, {
    description: 'The actor’s current name, or “Deleted account”: the log itself holds no names.',
  })
  actorName: string & Opt;

  @Field(() => String, {
    nullable: true,
    description: 'The actor’s role at the time, in words; null for guests and for the shop itself.',
  })
  actorLabel: (string & Opt) | null;
}
