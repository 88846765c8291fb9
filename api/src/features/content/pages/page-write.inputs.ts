import type { InputRule } from '@treadline/schema/input/rule';
import { Field, InputType, Int } from 'type-graphql';
import { Constraint } from '../../../platform/input/constraint.ts';
import { graphqlEnum } from '../../../platform/services/enums.ts';
import { PageMenu } from './page-menu.enums.ts';

/** The message for the whole input, whichever field is invalid. */
export const REFUSAL = { message: 'We couldn’t save this page' } as const satisfies InputRule;

const SLUG: InputRule = {
  required: 'Give the page an address',
  maxLength: 100,
  // /page-contents/admin is the address of the list of all pages.
  pattern: '^(?!admin$)[a-z0-9]+(?:-[a-z0-9]+)*$',
  message: 'Use lower-case letters, numbers and hyphens, such as tyre-recycling. “admin” on its own is taken',
};
const TITLE: InputRule = { required: 'Give the page a title', maxLength: 200 };
/** A text has to fit into one HTTP request. */
const CONTENT: InputRule = {
  required: 'Write the text of the page',
  maxLength: 100_000,
  message: 'A page can have at most 100,000 characters, including formatting',
};
const VERSION: InputRule = { min: 1 };
const MENU_ORDER: InputRule = { min: 0, max: 999, message: 'Use a whole number from 0 to 999' };

@Constraint(REFUSAL)
@InputType({ description: 'A new text page.' })
export class CreatePageInput {
  @Constraint(SLUG)
  @Field({ description: 'The page in URLs: /pages/{slug}. It can’t be changed later.' })
  slug: string;

  @Constraint(TITLE)
  @Field({ description: 'The page’s heading, in plain text.' })
  title: string;

  @Constraint(CONTENT)
  @Field({
    description: 'The text as HTML. Elements that pages can’t have, such as scripts, are removed.',
  })
  content: string;

  @Field(() => PageMenu, {
    nullable: true,
    description:
      'Where the shop links to it. If left out, that stays as it is; new pages are linked nowhere.',
  })
  menu: PageMenu | null;

  @Constraint(MENU_ORDER)
  @Field(() => Int, {
    nullable: true,
    description: 'Its place among the pages linked there, smallest first. If left out, it stays as it is.',
  })
  menuOrder: number | null;
}

@Constraint(REFUSAL)
@InputType({ description: 'A page’s new text.' })
export class UpdatePageInput {
  @Field({ description: 'The slug it’s published under, without slashes, for example “privacy”.' })
  slug: string;

  @Constraint(TITLE)
  @Field({ description: 'The page’s heading, in plain text.' })
  title: string;

  @Constraint(CONTENT)
  @Field({
    description: 'The text as HTML. Elements that pages can’t have, such as scripts, are removed.',
  })
  content: string;

  @Constraint(VERSION)
  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was edited; the change is refused if it’s no longer the latest. If left ' +
      'out, the change always applies.',
  })
  version: number | null;

  @Field(() => PageMenu, {
    nullable: true,
    description:
      'Where the shop links to it. If left out, that stays as it is; new pages are linked nowhere.',
  })
  menu: PageMenu | null;

  @Constraint(MENU_ORDER)
  @Field(() => Int, {
    nullable: true,
    description: 'Its place among the pages linked there, smallest first. If left out, it stays as it is.',
  })
  menuOrder: number | null;
}

@InputType({ description: 'Conditions that a listed page has to meet, all of them.' })
export class AdminPageContentFilter {
  @Constraint({ maxLength: 200 })
  @Field(() => String, { nullable: true, description: 'Part of the title, slug or text.' })
  search: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only deleted pages (true) or only public ones (false).',
  })
  removed: boolean | null;
}

export const AdminPageContentSort = graphqlEnum('AdminPageContentSort', 'How the list of pages is sorted.', {
  TITLE: 'By title, A to Z.',
  NEWEST: 'Last changed first.',
});
export type AdminPageContentSort = keyof typeof AdminPageContentSort;
