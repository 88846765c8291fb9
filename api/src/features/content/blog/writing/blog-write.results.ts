import { createUnionType, Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { PageInfo } from '../../../../platform/lists/page.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { BlogCategory } from '../record/blog-category.entity.ts';
import { BlogTag } from '../record/blog-tag.entity.ts';
import { BlogPostState } from '../record/blog.enums.ts';

const PRIVATE = '@cacheControl(maxAge: 0, scope: PRIVATE)';

@Directive(PRIVATE)
@ObjectType({ description: 'An article as its authors see it.' })
export class AdminBlogPost {
  @Field(() => Int, { description: 'The article’s number.' }) id: number;
  @Field({ description: 'The article in URLs: /blog/{slug}.' }) slug: string;
  @Field({ description: 'The heading.' }) title: string;
  @Field({ description: 'The summary; a draft’s can be empty.' }) excerpt: string;
  @Field({ description: 'The text as HTML without scripts.' }) content: string;
  @Field({ description: 'Whether the shop features it above other articles.' }) featured: boolean;
  @Field(() => String, { nullable: true, description: 'The path of its picture; null if it has none.' })
  featuredImage: string | null;
  @Field({ description: 'The picture’s alternative text; empty if it’s decorative.' })
  featuredImageAlt: string;
  @Field(() => BlogCategory, { description: 'Its topic.' }) category: BlogCategory;
  @Field(() => [BlogTag], { description: 'Its tags, A to Z.' }) tags: BlogTag[];
  @Field(() => BlogPostState, { description: 'Its current state.' }) state: BlogPostState;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was or will be published; null for a draft.',
  })
  publishedAt: Date | null;
  @Field(() => Int, { description: 'The approximate reading time in minutes.' }) readTime: number;
  @Field(() => Int, { description: 'How many readers it has had; each counts once a day.' })
  viewsCount: number;
  @Field({ description: 'The author’s name, as readers see it.' }) authorName: string;
  @Field(() => String, {
    nullable: true,
    description: 'Its separate title for search engines; null if it has none.',
  })
  seoTitle: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Its separate description for search engines; null if it has none.',
  })
  seoDescription: string | null;
  @Field(() => DateTime, { description: 'When it last changed.' }) updatedAt: Date;
  @Field(() => Int, { description: 'Its revision, which the next change has to name.' })
  revision: number;
}

@Directive(PRIVATE)
@ObjectType({ description: 'Articles, including drafts.' })
export class AdminBlogPostPage {
  @Field(() => [AdminBlogPost], { description: 'The articles on this page.' })
  items: AdminBlogPost[];
  @Field(() => PageInfo, { description: 'Where this page is in the list.' }) pageInfo: PageInfo;
}

@ObjectType({ description: 'The article was saved.' })
export class BlogPostSaved {
  @Field(() => AdminBlogPost, { description: 'The article as saved.' }) post: AdminBlogPost;
}

@ObjectType({ implements: Refusal, description: 'No article has this number.' })
export class BlogPostNotFound extends Refusal {}

@ObjectType({ description: 'A link that shows a draft to anyone who has it.' })
export class BlogDraftLink {
  @Field(() => ID, { description: 'The link’s id, used to revoke it.' }) id: string;
  @Field(() => DateTime, { description: 'When it was created.' }) createdAt: Date;
  @Field(() => DateTime, { description: 'When it stops working.' }) expiresAt: Date;
}

@ObjectType({ description: 'The link was created. Its URL is shown only here.' })
export class BlogDraftLinkCreated {
  @Field(() => BlogDraftLink, { description: 'The link without its URL.' })
  link: BlogDraftLink;
  @Field({ description: 'The full URL, to give to a colleague.' }) url: string;
}

export const CreateBlogPostResult = createUnionType({
  name: 'CreateBlogPostResult',
  description: 'The new article, or why it wasn’t added.',
  types: () => [BlogPostSaved, InvalidInput] as const,
});

export const UpdateBlogPostResult = createUnionType({
  name: 'UpdateBlogPostResult',
  description: 'The changed article, or why it wasn’t changed.',
  types: () => [BlogPostSaved, InvalidInput, BlogPostNotFound, StaleWrite] as const,
});

export const BlogPostResult = createUnionType({
  name: 'BlogPostResult',
  description: 'The deleted or restored article, or a refusal if it’s unknown.',
  types: () => [BlogPostSaved, BlogPostNotFound] as const,
});

export const CreateBlogDraftLinkResult = createUnionType({
  name: 'CreateBlogDraftLinkResult',
  description: 'The link, or a refusal if the article is unknown.',
  types: () => [BlogDraftLinkCreated, BlogPostNotFound] as const,
});
