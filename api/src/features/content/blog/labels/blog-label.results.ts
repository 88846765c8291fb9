import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';

@ObjectType({ description: 'A topic or tag, and how often it’s used.' })
export class BlogLabel {
  @Field(() => Int, { description: 'Its number, unique within its kind.' }) id: number;
  @Field({ description: 'Its name in URLs, as in /blog?tag={slug}.' }) slug: string;
  @Field({ description: 'The name that pages show.' }) name: string;
  @Field({ description: 'Its colour, as #rrggbb.' }) colour: string;
  @Field(() => Int, { description: 'How many articles have it, counting drafts but not deleted articles.' })
  postCount: number;
  @Field(() => Int, { description: 'Its revision, which the next change has to name.' })
  revision: number;
}

@ObjectType({ description: 'The blog’s topics, tags and authors.' })
export class BlogLabels {
  @Field(() => [BlogLabel], { description: 'The topics, A to Z.' }) categories: BlogLabel[];
  @Field(() => [BlogLabel], { description: 'The tags, A to Z.' }) tags: BlogLabel[];
  @Field(() => [String], {
    description: 'The names of authors, most recently used first.',
  })
  authors: string[];
}

@ObjectType({ description: 'The topic or tag was saved.' })
export class BlogLabelSaved {
  @Field(() => BlogLabel, { description: 'The topic or tag as saved.' }) label: BlogLabel;
}

@ObjectType({ description: 'The topic or tag was deleted.' })
export class BlogLabelDeleted {
  @Field(() => Int, { description: 'Its number.' }) id: number;
  @Field(() => Int, { description: 'How many articles had it.' }) postCount: number;
}

@ObjectType({ implements: Refusal, description: 'No topic or tag has this number.' })
export class BlogLabelNotFound extends Refusal {}

@ObjectType({
  implements: Refusal,
  description: 'Articles still use the topic, and every article needs one. Merge it into another instead.',
})
export class BlogCategoryInUse extends Refusal {
  @Field(() => Int, { description: 'How many articles use it, counting deleted ones.' }) postCount: number;
}

export const CreateBlogLabelResult = createUnionType({
  name: 'CreateBlogLabelResult',
  description: 'The new topic or tag, or why it wasn’t added.',
  types: () => [BlogLabelSaved, InvalidInput] as const,
});

export const UpdateBlogLabelResult = createUnionType({
  name: 'UpdateBlogLabelResult',
  description: 'The changed topic or tag, or why it wasn’t changed.',
  types: () => [BlogLabelSaved, InvalidInput, BlogLabelNotFound, StaleWrite] as const,
});

export const MergeBlogLabelsResult = createUnionType({
  name: 'MergeBlogLabelsResult',
  description: 'The topic or tag that was kept, or a refusal if either is unknown.',
  types: () => [BlogLabelSaved, BlogLabelNotFound] as const,
});

export const DeleteBlogLabelResult = createUnionType({
  name: 'DeleteBlogLabelResult',
  description: 'The deleted topic or tag, or why it wasn’t deleted.',
  types: () => [BlogLabelDeleted, BlogLabelNotFound, BlogCategoryInUse] as const,
});
