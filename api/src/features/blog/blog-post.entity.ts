import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../../platform/scalars.ts';
import { BlogCategory } from './blog-category.entity.ts';
import { BlogTag } from './blog-tag.entity.ts';

@Entity({ tableName: 'blog_posts' })
@Directive('@cacheControl(maxAge: 60)')
@ObjectType({ simpleResolvers: true, description: 'An article of the blog.' })
export class BlogPost {
  @PrimaryKey({ type: 'integer' })
  @Field(() => Int, { description: 'Its number.' })
  id: number;

  @Property({ type: 'text' })
  @Field({ description: 'Its name in addresses: /blog/{slug}.' })
  slug: string;

  @Property({ type: 'text' })
  @Field({ description: 'Its heading.' })
  title: string;

  @Property({ type: 'text' })
  @Field({ description: 'What it says, in a sentence or two of plain text.' })
  excerpt: string;

  @Property({ type: 'text' })
  @Field({ description: 'The article as HTML without scripts.' })
  content: string;

  @Property({ type: 'boolean' })
  @Field({ description: 'Whether the shop recommends it above others.' })
  featured: boolean;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Address of its picture, without the host; null without one.',
  })
  featuredImage: string | null;

  @ManyToOne(() => BlogCategory, { mapToPk: true, fieldName: 'category_id' })
  categoryId: number;

  @Field(() => BlogCategory, { description: 'Its topic.' })
  category: BlogCategory;

  @Field(() => [BlogTag], { description: 'Its tags, A to Z.' })
  tags: BlogTag[];

  /** Null for a draft; nobody sees an article before its time. */
  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { description: 'When it was published.' })
  publishedAt: Date | null;

  @Property({ type: 'smallint' })
  @Field(() => Int, { description: 'About how many minutes it takes to read.' })
  readTime: number;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'How often it was read; a visitor counts once a day.' })
  viewsCount: number;

  @Property({ type: 'text' })
  @Field({ description: 'Who wrote it.' })
  authorName: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Title for search engines; the heading serves when it is null.',
  })
  seoTitle: string | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Description for search engines; the excerpt serves when it is null.',
  })
  seoDescription: string | null;
}
