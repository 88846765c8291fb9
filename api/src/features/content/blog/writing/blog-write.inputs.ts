import type { InputRule } from '@treadline/schema/input/rule';
import { Field, InputType, Int } from 'type-graphql';
import { Checked, Constraint } from '../../../../platform/input/constraint.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { BlogPostState, BlogPublication } from '../record/blog.enums.ts';

/** The message for the whole input, whichever field is invalid. */
export const REFUSAL = { message: 'We couldn’t save this article' } as const satisfies InputRule;

const TITLE: InputRule = { required: 'Give the article a title', maxLength: 150 };
export const MAX_SLUG = 100;
/** Digits alone would look like an article's number, and /blog/draft shows drafts. */
const SLUG: InputRule = {
  maxLength: MAX_SLUG,
  pattern: '^(?![0-9]+$)(?!draft$)[a-z0-9]+(?:-[a-z0-9]+)*$',
  message: 'Use lower-case letters, numbers and hyphens, such as winter-tyres. “draft” on its own is taken',
};
const EXCERPT: InputRule = { maxLength: 300 };
const CONTENT: InputRule = {
  maxLength: 100_000,
  message: 'An article can have at most 100,000 characters, including formatting',
};
const COVER: InputRule = { maxLength: 300 };
const COVER_ALT: InputRule = { maxLength: 200 };
const AUTHOR: InputRule = { required: 'Enter the author’s name', maxLength: 80 };
const SEO_TITLE: InputRule = { maxLength: 70 };
const SEO_DESCRIPTION: InputRule = { maxLength: 155 };
const TAGS: InputRule = { maxItems: 20, min: 1 };
const ID: InputRule = { min: 1 };

/** Rules for publishing, which drafts needn't meet. */
function publishable({ publication, publishedAt, excerpt }: BlogPostInput): readonly FieldError[] {
  if (publication === 'DRAFT') return [];
  return [
    ...(publication === 'AT' && !publishedAt
      ? [{ path: 'publishedAt', message: 'Choose a day and a time' }]
      : []),
    ...(excerpt.trim() === ''
      ? [{ path: 'excerpt', message: 'Write the summary, which lists and search engines show' }]
      : []),
  ];
}

@Checked(publishable)
@Constraint(REFUSAL)
@InputType({ description: 'A blog article.' })
export class BlogPostInput {
  @Constraint(TITLE)
  @Field({ description: 'The heading, in plain text.' })
  title: string;

  @Constraint(SLUG)
  @Field(() => String, {
    nullable: true,
    description: 'The article in URLs: /blog/{slug}. If blank, it’s made from the title, or stays as it is.',
  })
  slug: string | null;

  @Constraint(EXCERPT)
  @Field({ description: 'A plain-text summary of a sentence or two; optional for a draft.' })
  excerpt: string;

  @Constraint(CONTENT)
  @Field({
    description: 'The text as HTML. Elements that articles can’t have, such as scripts, are removed.',
  })
  content: string;

  @Field({ description: 'Whether the shop features it above other articles.' })
  featured: boolean;

  @Constraint(ID)
  @Field(() => Int, { description: 'Its topic’s number.' })
  categoryId: number;

  @Constraint(TAGS)
  @Field(() => [Int], { description: 'Its tags’ numbers.' })
  tagIds: number[];

  @Constraint(COVER)
  @Field(() => String, {
    nullable: true,
    description: 'The path of an uploaded picture; null for no picture.',
  })
  cover: string | null;

  @Constraint(COVER_ALT)
  @Field({ description: 'The picture’s alternative text; empty if it’s decorative.' })
  coverAlt: string;

  @Constraint(AUTHOR)
  @Field({ description: 'The author’s name, as readers see it.' })
  authorName: string;

  @Constraint(SEO_TITLE)
  @Field({ description: 'A separate title for search engines; empty to use the heading.' })
  seoTitle: string;

  @Constraint(SEO_DESCRIPTION)
  @Field({ description: 'A separate description for search engines; empty to use the summary.' })
  seoDescription: string;

  @Field(() => BlogPublication, { description: 'When to publish it.' })
  publication: BlogPublication;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The time of publication; only for AT.',
  })
  publishedAt: Date | null;
}

@InputType({ description: 'Filters for articles.' })
export class AdminBlogPostFilter {
  @Field(() => BlogPostState, {
    nullable: true,
    description: 'Only articles in this state; by default all but deleted ones.',
  })
  state: BlogPostState | null;

  @Field(() => Int, { nullable: true, description: 'Only articles with this topic’s number.' })
  categoryId: number | null;

  @Field(() => Int, { nullable: true, description: 'Only articles with this tag’s number.' })
  tagId: number | null;

  @Constraint({ maxLength: 200 })
  @Field(() => String, { nullable: true, description: 'Part of the title, slug or author’s name.' })
  search: string | null;
}
