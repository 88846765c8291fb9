import { createUnionType, Directive, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { PageInfo } from '../../../platform/lists/page.ts';
import { Refusal } from '../../../platform/services/refusal.ts';
import { StaleWrite } from '../../../platform/services/stale-write.ts';

const PRIVATE = '@cacheControl(maxAge: 0, scope: PRIVATE)';

@Directive(PRIVATE)
@ObjectType({ description: 'A page as those who write it see it.' })
export class AdminPageContent {
  @Field({ description: 'The page in addresses.' }) slug: string;
  @Field({ description: 'Where the shop shows it, without the host.' }) path: string;
  @Field({ description: 'The heading of the page.' }) title: string;
  @Field({ description: 'Its text as HTML, with placeholders such as {{returnDays}} as they were written.' })
  content: string;
  @Field(() => DateTime, { description: 'When the text was last changed.' }) lastUpdatedAt: Date;
  @Field(() => Int, { description: 'The number of the text that stands; a change has to name it.' })
  version: number;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was removed; null while the shop shows it.',
  })
  removedAt: Date | null;
  @Field({ description: 'Whether the shop itself links to it, so that it cannot be removed.' })
  isPolicy: boolean;
  @Field(() => String, {
    nullable: true,
    description:
      'The name of who wrote the text that stands; null for the shop’s first text and for closed accounts.',
  })
  author: string | null;
}

@Directive(PRIVATE)
@ObjectType({ description: 'Pages of text, removed ones included.' })
export class AdminPageContentList {
  @Field(() => [AdminPageContent], { description: 'The pages of this part of the list.' })
  items: AdminPageContent[];
  @Field(() => PageInfo, { description: 'The position of this part in the list.' }) pageInfo: PageInfo;
}

@Directive(PRIVATE)
@ObjectType({ description: 'A text that a page has or had.' })
export class PageText {
  @Field(() => Int, { description: 'Its number; the first text of a page is 1.' }) version: number;
  @Field({ description: 'The heading it had.' }) title: string;
  @Field({ description: 'The text as HTML, with placeholders as they were written.' }) content: string;
  @Field(() => DateTime, { description: 'When it was written.' }) writtenAt: Date;
  @Field(() => String, {
    nullable: true,
    description: 'The name of who wrote it; null for the shop’s first text and for closed accounts.',
  })
  author: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The number of the older text that was brought back by it; null if it was newly written.',
  })
  restoredFrom: number | null;
}

@Directive(PRIVATE)
@ObjectType({ description: 'The texts of a page, newest first.' })
export class PageTextList {
  @Field(() => [PageText], { description: 'The texts of this part of the list.' }) items: PageText[];
  @Field(() => PageInfo, { description: 'The position of this part in the list.' }) pageInfo: PageInfo;
}

@ObjectType({ description: 'A value of the settings that texts can name.' })
export class PagePlaceholder {
  @Field({ description: 'The name that stands in double braces, for example returnDays.' }) name: string;
  @Field({ description: 'The value that the shop shows for it now.' }) value: string;
}

@ObjectType({ description: 'The page was saved.' })
export class PageSaved {
  @Field(() => AdminPageContent, { description: 'The page as it is now.' }) page: AdminPageContent;
}

@ObjectType({ description: 'The page is off the shop. Its history stays.' })
export class PageDeleted {
  @Field({ description: 'The page in addresses, from which it can be restored.' }) slug: string;
}

@ObjectType({ implements: Refusal, description: 'There is no such page, or no such version.' })
export class PageNotFound extends Refusal {}

@ObjectType({ implements: Refusal, description: 'Another page has this address already.' })
export class PageExists extends Refusal {}

@ObjectType({ implements: Refusal, description: 'The shop links to the page, so it cannot be removed.' })
export class PageRequired extends Refusal {}

export const CreatePageResult = createUnionType({
  name: 'CreatePageResult',
  description: 'The new page, or why it was not added.',
  types: () => [PageSaved, InvalidInput, PageExists] as const,
});

export const UpdatePageResult = createUnionType({
  name: 'UpdatePageResult',
  description: 'The changed page, or why it was not changed.',
  types: () => [PageSaved, InvalidInput, PageNotFound, StaleWrite] as const,
});

export const RestorePageResult = createUnionType({
  name: 'RestorePageResult',
  description: 'The page with its older text, or that there is none.',
  types: () => [PageSaved, PageNotFound] as const,
});

export const DeletePageResult = createUnionType({
  name: 'DeletePageResult',
  description: 'The removed page, or why it stays.',
  types: () => [PageDeleted, PageNotFound, PageRequired] as const,
});
