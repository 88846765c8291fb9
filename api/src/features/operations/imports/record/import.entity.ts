import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import type { MatchedColumns } from '../../../../platform/features/import-kind.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import type { TableFormat } from '../../../../platform/tables/table-row.ts';
import { AuditActor } from '../../audit/index.ts';
import { ImportDoubtful, ImportMode, ImportStatus } from './import.enums.ts';

export type ColumnMapping = MatchedColumns;

/** Counts of rows, and a kind's sums, by their names. */
export type ImportFigures = Readonly<Record<string, number>>;

/** A run of an import: a file or a list of rows, what it would change, and what became of it. */
@Entity({ tableName: 'imports' })
@ObjectType({ description: 'An import of many records from a file or an API call.' })
export class Import {
  @PrimaryKey({ type: 'integer' })
  @Field(() => Int, { description: 'Its number, rising with time.' })
  id: number & Opt;

  /** One of the features' kinds. */
  @Property({ type: 'text' })
  kind: string;

  /** The record that its rows belong to, such as a supplier's id; null if the kind has none. */
  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The id of the record that its rows belong to, such as a supplier; null if there’s none.',
  })
  about: string | null = null;

  /** Set by the caller, so that a request sent twice starts one import. */
  @Unique()
  @Property({ type: 'text', nullable: true })
  requestId: string | null = null;

  @Property({ type: 'text' })
  @Field({ description: 'The name of the file, or how its rows came.' })
  fileName: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Why it was made, as its author put it; null if they didn’t say.',
  })
  reason: string | null = null;

  @Property({ type: 'text' })
  @Field(() => ImportStatus, { description: 'Its progress.' })
  status: ImportStatus;

  @Property({ type: 'text' })
  @Field(() => ImportMode, { description: 'The treatment of rows that can’t be applied.' })
  mode: ImportMode & Opt = 'EACH';

  @Property({ type: 'text' })
  @Field(() => ImportDoubtful, { description: 'The treatment of doubtful rows.' })
  doubtful: ImportDoubtful & Opt = 'LEAVE_OUT';

  /** Whether it's applied as soon as it's checked, without a person. */
  @Property({ type: 'boolean' })
  isUnattended: boolean & Opt = false;

  /** Null for rows of an API call. */
  @Property({ type: 'jsonb', nullable: true })
  format: TableFormat | null = null;

  @Property({ type: 'jsonb' })
  mapping: ColumnMapping & Opt = [];

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether its numbers have a decimal comma, 84,50.' })
  decimalComma: boolean & Opt = false;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The number of rows in the file.' })
  total: number & Opt = 0;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The rows that the present step has dealt with.' })
  progress: number & Opt = 0;

  /** The rows that the present step deals with. */
  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The rows that the present step deals with in all.' })
  work: number & Opt = 0;

  /** Its rows by outcome, by the kind's counters and by the states after CHECKED. */
  @Property({ type: 'jsonb' })
  figures: ImportFigures & Opt = {};

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Why it failed or was stopped, a sentence; null if it wasn’t.',
  })
  problem: string | null = null;

  /** The name of its standing source, such as a feed; null if a person or key sent it. */
  @Property({ type: 'text', nullable: true })
  source: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Why it waits for a person although it came without one, a sentence; null if it didn’t.',
  })
  hold: string | null = null;

  @Property({ type: 'text' })
  startedByRole: AuditActor;

  @Property({ type: 'uuid', nullable: true })
  startedBy: string | null;

  /** The person or key that undoes it; null until then, and if the import undoes itself. */
  @Property({ type: 'text', nullable: true })
  undoneByRole: AuditActor | null = null;

  @Property({ type: 'uuid', nullable: true })
  undoneBy: string | null = null;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was started.' })
  createdAt: Date;

  /** While it's READY. */
  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it’s applied by itself; null unless a member of staff has set a time.',
  })
  applyAt: Date | null = null;

  /** When it last made progress. A stalled import is resumed. */
  @Property({ type: 'timestamptz' })
  touchedAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When it ended; null until then.' })
  finishedAt: Date | null = null;
}
