import type { InputRule } from '@treadline/schema/input/rule';
import { Args, ArgsType, Field, Int } from 'type-graphql';
import { Constraint } from '../input/constraint.ts';
import type { Paging } from './page.ts';

/** The largest page a GraphQL caller can request. */
const MAX_PAGE_SIZE = 1_000;

/** The rule for an argument that limits the number of items. */
export const PAGE_SIZE: InputRule = { min: 1, max: MAX_PAGE_SIZE };

/** The paging parameter of a resolver that returns one page of a list. */
export function Paged(pageSize = 20): ReturnType<typeof Args> {
  @ArgsType()
  class PagingArguments implements Paging {
    @Constraint({ min: 1 })
    @Field(() => Int, { defaultValue: 1, description: 'The first page is 1.' })
    readonly page: number;

    @Constraint(PAGE_SIZE)
    @Field(() => Int, {
      defaultValue: pageSize,
      description: `The size of a page, 1 to ${MAX_PAGE_SIZE}.`,
    })
    readonly limit: number;
  }
  return Args(() => PagingArguments);
}
