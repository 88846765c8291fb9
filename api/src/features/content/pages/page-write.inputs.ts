import type { InputRule } from '@treadline/schema/input/rule';
import { Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { graphqlEnum } from '../../../platform/services/enums.ts';

/** The message for the whole input, whatever is wrong with it. */
export const REFUSAL = { message: 'We couldn’t save this page' } as const satisfies InputRule;

const SLUG: InputRule = {
  required: 'Give the page an address',
  maxLength: 100,
  // The list of all pages has the address /page-contents/admin.
  pattern: '^(?!admin$)[a-z0-9]+(?:-[a-z0-9]+)*$',
  message: 'Use lower-case letters, digits and hyphens only, and not the word admin alone',
};
const TITLE: InputRule = { required: 'Give the page a title', maxLength: 200 };
/** The text of a page, which HTTP carries in one request. */
const CONTENT: InputRule = {
  required: 'Write the text of the page',
  maxLength: 100_000,
  message: 'A page takes at most 100,000 characters, its formatting included',
};
const VERSION: InputRule = { min: 1 };

@Constraint(REFUSAL)
@InputType({ description: 'A new page of text.' })
export class CreatePageInput {
  @Constraint(SLUG)
  @Field({ description: 'The page in addresses: /pages/{slug}. It cannot be changed later.' })
  slug: string;

  @Constraint(TITLE)
  @Field({ description: 'The heading of the page, as plain text.' })
  title: string;

  @Constraint(CONTENT)
  @Field({
    description: 'Its text as HTML. What the shop’s pages do not take, such as scripts, is left out.',
  })
  content: string;
}

@Constraint(REFUSAL)
@InputType({ description: 'The new text of a page.' })
export class UpdatePageInput {
  @Field({ description: 'The page in addresses.' })
  slug: string;

  @Constraint(TITLE)
  @Field({ description: 'The heading of the page, as plain text.' })
  title: string;

  @Constraint(CONTENT)
  @Field({
    description: 'Its text as HTML. What the shop’s pages do not take, such as scripts, is left out.',
  })
  content: string;

  @Constraint(VERSION)
  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was edited; if another has followed, the change is refused. ' +
      'Without it the text is replaced whatever it is.',
  })
  version: number | null;
}

@InputType({ description: 'Which pages to list.' })
export class AdminPageContentFilter {
  @Constraint({ maxLength: 200 })
  @Field(() => String, { nullable: true, description: 'Part of a title, an address or a text.' })
  search: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those removed from the shop (true) or only those it shows (false).',
  })
  removed: boolean | null;
}

export const AdminPageContentSort = graphqlEnum('AdminPageContentSort', 'The order of the list of pages.', {
  TITLE: 'By title, A to Z.',
  NEWEST: 'Last changed first.',
});
export type AdminPageContentSort = keyof typeof AdminPageContentSort;
