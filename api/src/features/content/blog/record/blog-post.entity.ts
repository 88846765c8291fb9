import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { BlogCategory } from './blog-category.entity.ts';
import { BlogTag } from './blog-tag.entity.ts';

@Entity({ tableName: 'blog_posts' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'An article of the blog.' })
export class BlogPost {
  [OptionalProps]?: 'id' | 'category' | 'tags';

  @PrimaryKey({ type: 'integer' })
  @Field(() => Int, { description: 'The number of the article.' })
  id: number;

  @Property({ type: 'text' })
  @Field({ description: 'The article in addresses: /blog/{slug}.' })
  slug: string;

  @Property({ type: 'text' })
  @Field({ description: 'The heading of the article.' })
  title: string;

  @Property({ type: 'text' })
  @Field({ description: 'A summary in a sentence or two of plain text.' })
  excerpt: string;

  @Property({ type: 'text' })
  @Field({ description: 'The article as HTML without scripts.' })
  content: string;

  @Property({ type: 'boolean' })
  @Field({ description: 'Whether the shop features it above others.' })
  featured: boolean;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The path of its picture, without the host; null if there is none.',
  })
  featuredImage: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'What the picture shows, for those who do not see it; empty if it only decorates.' })
  featuredImageAlt: string;

  @ManyToOne(() => BlogCategory, { mapToPk: true, fieldName: 'category_id' })
  categoryId: number;

  @Field(() => BlogCategory, { description: 'The topic it belongs to.' })
  category: BlogCategory;

  @Field(() => [BlogTag], { description: 'The tags of the article, A to Z.' })
  tags: BlogTag[];

  /** Null for a draft; an article is hidden before its time. */
  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { description: 'When it was published.' })
  publishedAt: Date | null;

  @Property({ type: 'smallint' })
  @Field(() => Int, { description: 'The approximate reading time in minutes.' })
  readTime: number;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'How often it has been read; a visitor counts once a day.' })
  viewsCount: number & Opt = 0;

  @Property({ type: 'text' })
  @Field({ description: 'Who wrote it.' })
  authorName: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The title for search engines; null if the heading serves.',
  })
  seoTitle: string | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The description for search engines; null if the excerpt serves.',
  })
  seoDescription: string | null;

  /** Raised by each change, so that a stale one is noticed. */
  @Property({ type: 'integer' })
  revision: number;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, {
    description: 'When it last changed; for one that was written ahead, not before it was published.',
  })
  updatedAt: Date;

  /** When it was removed; it can be restored. */
  @Property({ type: 'timestamptz', nullable: true })
  removedAt: Date | null;

  /** Whether every process has been told that it appeared. */
  @Property({ type: 'boolean' })
  announced: boolean;
}
