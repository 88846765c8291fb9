import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ObjectType } from 'type-graphql';
import { DateTime } from '../../../platform/input/scalars.ts';
import type { PageMenu } from './page-menu.enums.ts';

@Entity({ tableName: 'pages' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A page whose text the shop’s owner edits, such as the privacy policy.' })
export class PageContent {
  @PrimaryKey({ type: 'text' })
  @Field({ description: 'The page in URLs, for example privacy, terms, returns or cookies.' })
  slug: string;

  @Property({ type: 'text' })
  @Field({ description: 'The page’s heading.' })
  title: string;

  @Property({ type: 'text' })
  @Field({ description: 'The text as HTML without scripts.' })
  content: string;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When the text was last changed.' })
  lastUpdatedAt: Date;

  /** The current version's number. */
  @Property({ type: 'integer' })
  version: number;

  /** When it was taken off the shop; its history is kept. */
  @Property({ type: 'timestamptz', nullable: true })
  removedAt: (Date & Opt) | null;

  /** Where the shop links to it; always NONE for pages that every shop has. */
  @Property({ type: 'text', default: 'NONE' })
  menu: PageMenu & Opt;

  /** Its place among the menu's pages of the owner, smallest first. */
  @Property({ type: 'integer', default: 0 })
  menuOrder: number & Opt;
}
