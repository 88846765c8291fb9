import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { FeedOutcome } from './feed.enums.ts';

/** A look for a feed's new file, or several with the same end. */
@Entity({ tableName: 'feed_runs' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({ description: 'A look for a feed’s new file, or several in a row that ended alike.' })
export class FeedRun {
  @PrimaryKey({ type: 'integer' })
  @Field(() => Int, { description: 'Its number, rising with time.' })
  id: number & Opt;

  @Property({ type: 'integer' })
  feedId: number;

  @Property({ type: 'text' })
  @Field(() => FeedOutcome, { description: 'How it ended.' })
  outcome: FeedOutcome;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it began; of several the first.' })
  startedAt: Date;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it ended, of several the last; null until then.',
  })
  finishedAt: Date | null = null;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The number of looks in a row that ended alike.' })
  times: number & Opt = 1;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The file’s name; null if none came.' })
  fileName: string | null = null;

  /** The SHA-256 of the file's bytes. */
  @Property({ type: 'text', nullable: true })
  digest: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Why no file was taken, a sentence; null if one was.' })
  message: string | null = null;

  @Property({ type: 'integer', nullable: true })
  importId: number | null = null;

  /** When the owner was told that its import waits. */
  @Property({ type: 'timestamptz', nullable: true })
  toldAt: Date | null = null;
}
