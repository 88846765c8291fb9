import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Refusal } from '../../../../platform/services/refusal.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';

@ObjectType({ description: 'A topic or tag, and how much it is used.' })
export class BlogLabel {
  @Field(() => Int, { description: 'Its number among those of its kind.' }) id: number;
  @Field({ description: 'What addresses call it, as in /blog?tag={slug}.' }) slug: string;
  @Field({ description: 'What pages call it.' }) name: string;
  @Field({ description: 'Its colour, as #rrggbb.' }) colour: string;
  @Field(() => Int, { description: 'How many articles have it, drafts included and removed ones not.' })
  postCount: number;
  @Field(() => Int, { description: 'The number of its last change; the next one has to name it.' })
  revision: number;
}

@ObjectType({ description: 'What articles can be sorted by and signed with.' })
export class BlogLabels {
  @Field(() => [BlogLabel], { description: 'The topics, A to Z.' }) categories: BlogLabel[];
  @Field(() => [BlogLabel], { description: 'The tags, A to Z.' }) tags: BlogLabel[];
  @Field(() => [String], {
    description: 'The names under which articles have been written, last used first.',
  })
  authors: string[];
}

@ObjectType({ description: 'The topic or tag was saved.' })
export class BlogLabelSaved {
  @Field(() => BlogLabel, { description: 'It as it is now.' }) label: BlogLabel;
}

@ObjectType({ description: 'The topic or tag is gone.' })
export class BlogLabelDeleted {
  @Field(() => Int, { description: 'The number it had.' }) id: number;
  @Field(() => Int, { description: 'How many articles had it.' }) postCount: number;
}

@ObjectType({ implements: Refusal, description: 'There is no such topic or tag.' })
export class BlogLabelNotFound extends Refusal {}

@ObjectType({
  implements: Refusal,
  description: 'Articles have the topic, and none can be without; merge it into another instead.',
})
export class BlogCategoryInUse extends Refusal {
  @Field(() => Int, { description: 'How many articles have it, removed ones included.' }) postCount: number;
}

export const CreateBlogLabelResult = createUnionType({
  name: 'CreateBlogLabelResult',
  description: 'The new topic or tag, or why it was not added.',
  types: () => [BlogLabelSaved, InvalidInput] as const,
});

export const UpdateBlogLabelResult = createUnionType({
  name: 'UpdateBlogLabelResult',
  description: 'The changed topic or tag, or why it was not changed.',
  types: () => [BlogLabelSaved, InvalidInput, BlogLabelNotFound, StaleWrite] as const,
});

export const MergeBlogLabelsResult = createUnionType({
  name: 'MergeBlogLabelsResult',
  description: 'The topic or tag that took the other in, or that one of them is not there.',
  types: () => [BlogLabelSaved, BlogLabelNotFound] as const,
});

export const DeleteBlogLabelResult = createUnionType({
  name: 'DeleteBlogLabelResult',
  description: 'The removed topic or tag, or why it stays.',
  types: () => [BlogLabelDeleted, BlogLabelNotFound, BlogCategoryInUse] as const,
});
