import { createUnionType, Directive, Field, Int, ObjectType } from 'type-graphql';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { DateTime } from '../../../platform/input/scalars.ts';
import { PageInfo } from '../../../platform/lists/page.ts';
import { Refusal } from '../../../platform/services/refusal.ts';
import { StaleWrite } from '../../../platform/services/stale-write.ts';
import { PageMenu } from './page-menu.enums.ts';

const PRIVATE = '@cacheControl(maxAge: 0, scope: PRIVATE)';

@Directive(PRIVATE)
@ObjectType({ description: 'A page as its editors see it.' })
export class AdminPageContent {
  @Field({ description: 'The last part of its address, for example “privacy”.' }) slug: string;
  @Field({ description: 'Its path on the shop, without the host.' }) path: string;
  @Field({ description: 'The page’s heading.' }) title: string;
  @Field({ description: 'The text as HTML, with placeholders such as {{returnDays}} unfilled.' })
  content: string;
  @Field(() => DateTime, { description: 'When the text was last changed.' }) lastUpdatedAt: Date;
  @Field(() => Int, { description: 'The current version’s number, which a change has to name.' })
  version: number;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was deleted; null while it’s public.',
  })
  removedAt: Date | null;
  @Field({ description: 'Whether the shop itself links to it, so that it can’t be deleted.' })
  isPolicy: boolean;
  @Field(() => PageMenu, { description: 'Where the shop links to it, if the owner added it.' })
  menu: PageMenu;
  @Field(() => Int, { description: 'Its place among the pages linked there, smallest first.' })
  menuOrder: number;
  @Field(() => String, {
    nullable: true,
    description:
      'The author of the current version; null for the shop’s original text and for deleted accounts.',
  })
  author: string | null;
}

@Directive(PRIVATE)
@ObjectType({ description: 'Text pages, including deleted ones.' })
export class AdminPageContentList {
  @Field(() => [AdminPageContent], { description: 'The pages in this part of the list.' })
  items: AdminPageContent[];
  @Field(() => PageInfo, { description: 'Where this part is in the list.' }) pageInfo: PageInfo;
}

@Directive(PRIVATE)
@ObjectType({ description: 'A version of a page.' })
export class PageText {
  @Field(() => Int, { description: 'The version’s number, from 1.' }) version: number;
  @Field({ description: 'Its heading.' }) title: string;
  @Field({ description: 'The text as HTML, with placeholders unfilled.' }) content: string;
  @Field(() => DateTime, { description: 'When it was written.' }) writtenAt: Date;
  @Field(() => String, {
    nullable: true,
    description: 'The author’s name; null for the shop’s original text and for deleted accounts.',
  })
  author: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The version that was restored; null if the text was newly written.',
  })
  restoredFrom: number | null;
}

@Directive(PRIVATE)
@ObjectType({ description: 'A page’s versions, newest first.' })
export class PageTextList {
  @Field(() => [PageText], { description: 'The versions in this part of the list.' }) items: PageText[];
  @Field(() => PageInfo, { description: 'Where this part is in the list.' }) pageInfo: PageInfo;
}

@ObjectType({ description: 'A setting’s value that texts can refer to.' })
export class PagePlaceholder {
  @Field({ description: 'The name to write in double braces, for example returnDays.' }) name: string;
  @Field({ description: 'The value that the shop shows for it now.' }) value: string;
}

@ObjectType({ description: 'The page was saved.' })
export class PageSaved {
  @Field(() => AdminPageContent, { description: 'The page that visitors see from now on.' })
  page: AdminPageContent;
}

@ObjectType({ description: 'The page was taken off the shop. Its history is kept.' })
export class PageDeleted {
  @Field({ description: 'The page’s slug, for restoring it.' }) slug: string;
}

@ObjectType({ implements: Refusal, description: 'The page or version is unknown.' })
export class PageNotFound extends Refusal {}

@ObjectType({ implements: Refusal, description: 'Another page already has this slug.' })
export class PageExists extends Refusal {}

@ObjectType({ implements: Refusal, description: 'The shop links to the page, so it can’t be deleted.' })
export class PageRequired extends Refusal {}

export const CreatePageResult = createUnionType({
  name: 'CreatePageResult',
  description: 'The new page, or why it wasn’t added.',
  types: () => [PageSaved, InvalidInput, PageExists] as const,
});

export const UpdatePageResult = createUnionType({
  name: 'UpdatePageResult',
  description: 'The changed page, or why it wasn’t changed.',
  types: () => [PageSaved, InvalidInput, PageNotFound, StaleWrite] as const,
});

export const RestorePageResult = createUnionType({
  name: 'RestorePageResult',
  description: 'The restored page, or a refusal if it’s unknown.',
  types: () => [PageSaved, PageNotFound] as const,
});

export const DeletePageResult = createUnionType({
  name: 'DeletePageResult',
  description: 'The deleted page, or why it wasn’t deleted.',
  types: () => [PageDeleted, PageNotFound, PageRequired] as const,
});
