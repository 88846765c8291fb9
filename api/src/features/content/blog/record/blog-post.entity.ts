import { OptionalProps, type Opt } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { BlogCategory } from './blog-category.entity.ts';
import { BlogTag } from './blog-tag.entity.ts';

@Entity({ tableName: 'blog_posts' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ description: 'A blog article.' })
export class BlogPost {
  [OptionalProps]?: 'id' | 'category' | 'tags';

  @PrimaryKey({ type: 'integer' })
  @Field(() => Int, { description: 'The article’s number.' })
  id: number;

  @Property({ type: 'text' })
  @Field({ description: 'The article in URLs: /blog/{slug}.' })
  slug: string;

  @Property({ type: 'text' })
  @Field({ description: 'The article’s heading.' })
  title: string;

  @Property({ type: 'text' })
  @Field({ description: 'A plain-text summary of a sentence or two.' })
  excerpt: string;

  @Property({ type: 'text' })
  @Field({ description: 'The text as HTML without scripts.' })
  content: string;

  @Property({ type: 'boolean' })
  @Field({ description: 'Whether the shop features it above other articles.' })
  featured: boolean;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The path of its picture, without the host; null if it has none.',
  })
  featuredImage: string | null;

  @Property({ type: 'text' })
  @Field({ description: 'The picture’s alternative text; empty if it’s decorative.' })
  featuredImageAlt: string;

  @ManyToOne(() => BlogCategory, { mapToPk: true, fieldName: 'category_id' })
  categoryId: number;

  @Field(() => BlogCategory, { description: 'The topic it belongs to.' })
  category: BlogCategory;

  @Field(() => [BlogTag], { description: 'The article’s tags, A to Z.' })
  tags: BlogTag[];

  /** Null for a draft; until then the article is hidden. */
  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { description: 'When it was published.' })
  publishedAt: Date | null;

  @Property({ type: 'smallint' })
  @Field(() => Int, { description: 'The approximate reading time in minutes.' })
  readTime: number;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'How often it has been read; each visitor counts once a day.' })
  viewsCount: number & Opt = 0;

  @Property({ type: 'text' })
  @Field({ description: 'Shown below the title.' })
  authorName: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'A separate title for search engines; null to use the heading.',
  })
  seoTitle: string | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'A separate description for search engines; null to use the excerpt.',
  })
  seoDescription: string | null;

  /** Incremented by each change, to detect stale writes. */
  @Property({ type: 'integer' })
  revision: number;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, {
    description: 'When it last changed; for a scheduled article, not before it was published.',
  })
  updatedAt: Date;

  /** When it was deleted; it can be restored. */
  @Property({ type: 'timestamptz', nullable: true })
  removedAt: Date | null;

  /** Whether every process has been told that it was published. */
  @Property({ type: 'boolean' })
  announced: boolean;
}
