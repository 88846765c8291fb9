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
@ObjectType({ description: 'An article as those who write it see it.' })
export class AdminBlogPost {
  @Field(() => Int, { description: 'The number of the article.' }) id: number;
  @Field({ description: 'The article in addresses: /blog/{slug}.' }) slug: string;
  @Field({ description: 'The heading.' }) title: string;
  @Field({ description: 'The summary; empty while a draft has none.' }) excerpt: string;
  @Field({ description: 'The text as HTML without scripts.' }) content: string;
  @Field({ description: 'Whether the shop features it above others.' }) featured: boolean;
  @Field(() => String, { nullable: true, description: 'The path of its picture; null if there is none.' })
  featuredImage: string | null;
  @Field({ description: 'What the picture shows; empty if it only decorates.' }) featuredImageAlt: string;
  @Field(() => BlogCategory, { description: 'Its topic.' }) category: BlogCategory;
  @Field(() => [BlogTag], { description: 'Its tags, A to Z.' }) tags: BlogTag[];
  @Field(() => BlogPostState, { description: 'Where it stands at present.' }) state: BlogPostState;
  @Field(() => DateTime, { nullable: true, description: 'From when on it is read; null for a draft.' })
  publishedAt: Date | null;
  @Field(() => Int, { description: 'The approximate reading time in minutes.' }) readTime: number;
  @Field(() => Int, { description: 'How many readers it has had, each once a day.' }) viewsCount: number;
  @Field({ description: 'Who wrote it, as readers see it.' }) authorName: string;
  @Field(() => String, { nullable: true, description: 'Its own title for search engines; null for none.' })
  seoTitle: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Its own description for search engines; null for none.',
  })
  seoDescription: string | null;
  @Field(() => DateTime, { description: 'When it was last changed.' }) updatedAt: Date;
  @Field(() => Int, { description: 'The number of its last change; the next one has to name it.' })
  revision: number;
}

@Directive(PRIVATE)
@ObjectType({ description: 'Articles, drafts included.' })
export class AdminBlogPostPage {
  @Field(() => [AdminBlogPost], { description: 'The articles of this part of the list.' })
  items: AdminBlogPost[];
  @Field(() => PageInfo, { description: 'The position of this part in the list.' }) pageInfo: PageInfo;
}

@ObjectType({ description: 'The article was saved.' })
export class BlogPostSaved {
  @Field(() => AdminBlogPost, { description: 'The article as it is now.' }) post: AdminBlogPost;
}

@ObjectType({ implements: Refusal, description: 'There is no such article.' })
export class BlogPostNotFound extends Refusal {}

@ObjectType({ description: 'A link that shows a draft to whoever has it.' })
export class BlogDraftLink {
  @Field(() => ID, { description: 'The link’s id, by which it is withdrawn.' }) id: string;
  @Field(() => DateTime, { description: 'When it was made.' }) createdAt: Date;
  @Field(() => DateTime, { description: 'When it stops working.' }) expiresAt: Date;
}

@ObjectType({ description: 'The link was made. Its address is told this once.' })
export class BlogDraftLinkCreated {
  @Field(() => BlogDraftLink, { description: 'What is known of it from now on, without its address.' })
  link: BlogDraftLink;
  @Field({ description: 'Its whole address, to hand to a colleague.' }) url: string;
}

export const CreateBlogPostResult = createUnionType({
  name: 'CreateBlogPostResult',
  description: 'The new article, or why it was not added.',
  types: () => [BlogPostSaved, InvalidInput] as const,
});

export const UpdateBlogPostResult = createUnionType({
  name: 'UpdateBlogPostResult',
  description: 'The changed article, or why it was not changed.',
  types: () => [BlogPostSaved, InvalidInput, BlogPostNotFound, StaleWrite] as const,
});

export const BlogPostResult = createUnionType({
  name: 'BlogPostResult',
  description: 'The removed or restored article, or that there is none.',
  types: () => [BlogPostSaved, BlogPostNotFound] as const,
});

export const CreateBlogDraftLinkResult = createUnionType({
  name: 'CreateBlogDraftLinkResult',
  description: 'The link, or that there is no such article.',
  types: () => [BlogDraftLinkCreated, BlogPostNotFound] as const,
});
