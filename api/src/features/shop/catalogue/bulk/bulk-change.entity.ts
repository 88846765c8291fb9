import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateTime, LocalDate } from '../../../../platform/input/scalars.ts';
import { AuditActor } from '../../../operations/audit/index.ts';
import { BulkChangeKind, BulkChangeStatus, PriceEnding } from './bulk-change.enums.ts';

@Entity({ tableName: 'bulk_changes' })
@ObjectType({ description: 'A change of many products at once, made in the background.' })
export class BulkChange {
  @PrimaryKey({ type: 'integer' })
  @Field(() => Int, { description: 'A UUID.' })
  id: number & Opt;

  /** Set by the caller, so that a request sent twice starts one change. */
  @Unique()
  @Property({ type: 'text' })
  requestId: string;

  @Property({ type: 'text' })
  @Field(() => BulkChangeKind, { description: 'The action for each product.' })
  kind: BulkChangeKind;

  @Property({ type: 'double precision', nullable: true })
  @Field(() => Float, {
    nullable: true,
    description: 'The requested percentage; null for other kinds.',
  })
  percent: number | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => PriceEnding, {
    nullable: true,
    description: 'How prices are rounded; null for other kinds.',
  })
  ending: PriceEnding | null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'The requested units; null for other kinds.' })
  units: number | null;

  @Property({ type: 'date', nullable: true })
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The last day of the sale it starts; null if the sale has no end, and for other kinds.',
  })
  saleEndsOn: string | null;

  @Property({ type: 'text' })
  @Field(() => BulkChangeStatus, { description: 'The progress of the change.' })
  status: BulkChangeStatus;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The number of products it applies to.' })
  total: number;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The number of products changed so far.' })
  changed: number;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The number of products left unchanged so far.' })
  refused: number;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'The id of the change that this one undoes; otherwise null.',
  })
  undoOf: number | null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'The id of the change that undoes this one; otherwise null.',
  })
  undoneBy: number | null;

  @Property({ type: 'text' })
  startedByRole: AuditActor;

  @Property({ type: 'uuid', nullable: true })
  startedBy: string | null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was started.' })
  createdAt: Date;

  /** When it last made progress. A stalled change is resumed. */
  @Property({ type: 'timestamptz' })
  touchedAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it finished; null until then.' })
  finishedAt: Date | null;

  /** When the person who started it saw the result; null until then. */
  @Property({ type: 'timestamptz', nullable: true })
  toldAt: Date | null;
}
