import type { InputRule } from '@treadline/schema/input/rule';
import { Field, InputType, Int } from 'type-graphql';
import { Checked, Constraint } from '../../../../platform/input/constraint.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { BlogPostState, BlogPublication } from '../record/blog.enums.ts';

/** The message for the whole input, whatever is wrong with it. */
export const REFUSAL = { message: 'We couldn’t save this article' } as const satisfies InputRule;

const TITLE: InputRule = { required: 'Give the article a title', maxLength: 150 };
export const MAX_SLUG = 100;
/** Digits alone would be read as the number of an article; the draft of a colleague's link is shown at /blog/draft. */
const SLUG: InputRule = {
  maxLength: MAX_SLUG,
  pattern: '^(?![0-9]+$)(?!draft$)[a-z0-9]+(?:-[a-z0-9]+)*$',
  message: 'Use lower-case letters, digits and hyphens only, and not the word draft alone',
};
const EXCERPT: InputRule = { maxLength: 300 };
const CONTENT: InputRule = {
  maxLength: 100_000,
  message: 'An article takes at most 100,000 characters, its formatting included',
};
const COVER: InputRule = { maxLength: 300 };
const COVER_ALT: InputRule = { maxLength: 200 };
const AUTHOR: InputRule = { required: 'Say who wrote it', maxLength: 80 };
const SEO_TITLE: InputRule = { maxLength: 70 };
const SEO_DESCRIPTION: InputRule = { maxLength: 155 };
const TAGS: InputRule = { maxItems: 20, min: 1 };
const ID: InputRule = { min: 1 };

/** What only readers need: a draft may wait for it. */
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
@InputType({ description: 'An article of the blog.' })
export class BlogPostInput {
  @Constraint(TITLE)
  @Field({ description: 'The heading, as plain text.' })
  title: string;

  @Constraint(SLUG)
  @Field(() => String, {
    nullable: true,
    description: 'The article in addresses: /blog/{slug}. Blank: made from the title, or kept as it is.',
  })
  slug: string | null;

  @Constraint(EXCERPT)
  @Field({ description: 'A summary in a sentence or two of plain text; a draft may be without.' })
  excerpt: string;

  @Constraint(CONTENT)
  @Field({ description: 'The text as HTML; what the blog does not take, such as scripts, is left out.' })
  content: string;

  @Field({ description: 'Whether the shop features it above others.' })
  featured: boolean;

  @Constraint(ID)
  @Field(() => Int, { description: 'The number of its topic.' })
  categoryId: number;

  @Constraint(TAGS)
  @Field(() => [Int], { description: 'The numbers of its tags.' })
  tagIds: number[];

  @Constraint(COVER)
  @Field(() => String, { nullable: true, description: 'The path of an uploaded picture; null for none.' })
  cover: string | null;

  @Constraint(COVER_ALT)
  @Field({ description: 'What the picture shows; empty if it only decorates.' })
  coverAlt: string;

  @Constraint(AUTHOR)
  @Field({ description: 'Who wrote it, as readers see it.' })
  authorName: string;

  @Constraint(SEO_TITLE)
  @Field({ description: 'The title for search engines; empty if the heading serves.' })
  seoTitle: string;

  @Constraint(SEO_DESCRIPTION)
  @Field({ description: 'The description for search engines; empty if the summary serves.' })
  seoDescription: string;

  @Field(() => BlogPublication, { description: 'When it is to be read.' })
  publication: BlogPublication;

  @Field(() => DateTime, {
    nullable: true,
    description: 'From when on it is to be read, with publication AT.',
  })
  publishedAt: Date | null;
}

@InputType({ description: 'Which articles to list.' })
export class AdminBlogPostFilter {
  @Field(() => BlogPostState, {
    nullable: true,
    description: 'Only those in this state; by default all but the removed.',
  })
  state: BlogPostState | null;

  @Field(() => Int, { nullable: true, description: 'Only those of the topic with this number.' })
  categoryId: number | null;

  @Field(() => Int, { nullable: true, description: 'Only those with the tag of this number.' })
  tagId: number | null;

  @Constraint({ maxLength: 200 })
  @Field(() => String, { nullable: true, description: 'Part of a title, a slug or an author.' })
  search: string | null;
}
