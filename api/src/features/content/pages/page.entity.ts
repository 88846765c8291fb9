import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ObjectType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';

@Entity({ tableName: 'pages' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A page whose text the shop’s owner writes, such as the privacy policy.' })
export class PageContent {
  @PrimaryKey({ type: 'text' })
  @Field({ description: 'The page in addresses, for example privacy, terms, returns or cookies.' })
  slug: string;

  @Property({ type: 'text' })
  @Field({ description: 'The heading of the page.' })
  title: string;

  @Property({ type: 'text' })
  @Field({ description: 'The text of the page as HTML without scripts.' })
  content: string;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the text was last changed.' })
  lastUpdatedAt: Date;

  /** The newest of its versions, which is the text above. */
  @Property({ type: 'integer' })
  version: number;

  /** When it was taken off the shop; its history stays. */
  @Property({ type: 'timestamptz', nullable: true })
  removedAt: (Date & Opt) | null;
}
