import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateTime, LocalDate } from '../../../../platform/input/scalars.ts';
import { AuditActor } from '../../../operations/audit/index.ts';
import { BulkChangeKind, BulkChangeStatus, PriceEnding } from './bulk-change.enums.ts';

@Entity({ tableName: 'bulk_changes' })
@ObjectType({ description: 'A change of many products, made in the background.' })
export class BulkChange {
  @PrimaryKey({ type: 'integer' })
  @Field(() => Int, { description: 'The number of the change.' })
  id: number & Opt;

  /** Given by the caller: a request that is sent twice starts one change. */
  @Unique()
  @Property({ type: 'text' })
  requestId: string;

  @Property({ type: 'text' })
  @Field(() => BulkChangeKind, { description: 'What is done to each product.' })
  kind: BulkChangeKind;

  @Property({ type: 'double precision', nullable: true })
  @Field(() => Float, {
    nullable: true,
    description: 'The percentage that was asked for; null for other kinds.',
  })
  percent: number | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => PriceEnding, {
    nullable: true,
    description: 'What prices are rounded to; null for other kinds.',
  })
  ending: PriceEnding | null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'The units that were asked for; null for other kinds.' })
  units: number | null;

  @Property({ type: 'date', nullable: true })
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The last day of the sale that it starts; null if that has no end, and for other kinds.',
  })
  saleEndsOn: string | null;

  @Property({ type: 'text' })
  @Field(() => BulkChangeStatus, { description: 'How far it is.' })
  status: BulkChangeStatus;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The number of products it was started for.' })
  total: number;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The number of products it has changed so far.' })
  changed: number;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The number of products it has left as they are so far.' })
  refused: number;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'The number of the change that this one undoes, if it does.',
  })
  undoOf: number | null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'The number of the change that undoes this one, if there is one.',
  })
  undoneBy: number | null;

  @Property({ type: 'text' })
  startedByRole: AuditActor;

  @Property({ type: 'uuid', nullable: true })
  startedBy: string | null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was started.' })
  createdAt: Date;

  /** When it last went on; one that stands still is taken up again. */
  @Property({ type: 'timestamptz' })
  touchedAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it was done; null before.' })
  finishedAt: Date | null;

  /** When the person who started it saw what became of it; null before, and if nobody did. */
  @Property({ type: 'timestamptz', nullable: true })
  toldAt: Date | null;
}
