import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { FeedTransport } from './feed.enums.ts';

/** A way in which a supplier's files of costs and stock reach the shop. */
@Entity({ tableName: 'supplier_feeds' })
@Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
@ObjectType({
  description: 'A way in which a supplier’s files of costs and stock reach the shop again and again.',
})
export class SupplierFeed {
  @PrimaryKey({ type: 'integer' })
  @Field(() => Int, { description: 'Its number; it never changes.' })
  id: number & Opt;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'References `Supplier.id`.' })
  supplierId: number;

  @Property({ type: 'text' })
  @Field({ description: 'The name that staff know it by.' })
  name: string;

  @Property({ type: 'text' })
  @Field(() => FeedTransport, { description: 'How its files arrive.' })
  transport: FeedTransport;

  @Property({ type: 'text' })
  @Field({
    description:
      'The file’s https:// or sftp:// address, or its path below the folder of suppliers; empty for uploads. The ' +
      'name of a file in a folder can have stars: the newest that matches is taken.',
  })
  address: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The user name at the host; null without one.' })
  username: string | null;

  /** The secret itself is never stored. */
  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The name of the environment variable that holds the host’s secret; null without one.',
  })
  secretName: string | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The key that the SFTP host proved at the first connection, as SHA256:…; null before it.',
  })
  hostKey: string | null = null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'The minutes between two looks for a new file; null if it’s looked for daily or sent.',
  })
  everyMinutes: number | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'The time of day in London from which a new file is looked for, such as 06:30; null otherwise.',
  })
  dailyAt: string | null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'The hours after the last new file when the feed is late; null if it’s never late.',
  })
  lateAfterHours: number | null;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether files are looked for and taken.' })
  active: boolean;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'When a file is looked for next; null for uploads.' })
  nextAt: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, {
    nullable: true,
    description: 'When the last new file came; null before the first.',
  })
  lastNewAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'Since when it’s late; null if it isn’t.' })
  lateSince: Date | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Why the last look failed, a sentence; null if it didn’t.',
  })
  trouble: string | null = null;

  /** Until then one process fetches its file; if that dies, another may after this time. */
  @Property({ type: 'timestamptz', nullable: true })
  leasedUntil: Date | null = null;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Counts its changes by staff.' })
  revision: number & Opt = 1;

  @Property({ type: 'timestamptz' })
  createdAt: Date;
}

/** The name of a feed as the source of its imports. */
export const sourceName = (feedId: number): string => `feed:${feedId}`;
