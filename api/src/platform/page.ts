import type { InputRule } from '@treadline/schema/input/rule';
import { Args, ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { Constraint } from './constraint.ts';

/** The largest page a GraphQL caller may ask for. */
const MAX_PAGE_SIZE = 1_000;

/** The rule of an argument that says how many items to return. */
export const PAGE_SIZE: InputRule = { min: 1, max: MAX_PAGE_SIZE };

/** Which page of a list is asked for. */
export interface Paging {
  /** The first page is 1. */
  readonly page: number;
  /** How many items a full page holds. */
  readonly limit: number;
}

/** The parameter of a resolver that gives one page of a list. */
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

/** How many items stand before a page. */
export const offsetOf = ({ page, limit }: Paging): number => (page - 1) * limit;

/** A page's place among all pages. */
@ObjectType({ simpleResolvers: true, description: 'The position of a page in its list.' })
export class PageInfo {
  @Field(() => Int, { description: 'The number of this page; the first is 1.' }) page: number;
  @Field(() => Int, { description: 'How many items a full page holds.' }) pageSize: number;
  @Field(() => Int, { description: 'The number of items on all pages together.' }) totalItems: number;
  @Field(() => Int, { description: 'The number of pages; 0 if the list is empty.' }) totalPages: number;
  @Field({ description: 'Whether there is a previous page.' }) hasPreviousPage: boolean;
  @Field({ description: 'Whether there is a next page.' }) hasNextPage: boolean;
}

/** Computes the page information from the page that was asked for and the total. */
export function pageInfo({ page, limit }: Paging, totalItems: number): PageInfo {
  const totalPages = Math.ceil(totalItems / limit);
  return {
    page,
    pageSize: limit,
    totalItems,
    totalPages,
    hasPreviousPage: page > 1 && totalPages > 0,
    hasNextPage: page < totalPages,
  };
}
