import type { InputRule } from '@treadline/schema/input/rule';
import { Field, Int, ObjectType } from 'type-graphql';

/** The largest page a GraphQL caller may ask for. */
const MAX_PAGE_SIZE = 1_000;

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

/** Computes the page information from the page, its limit and the total. */
export function pageInfo(page: number, pageSize: number, totalItems: number): PageInfo {
  const totalPages = Math.ceil(totalItems / pageSize);
  return {
    page,
    pageSize,
    totalItems,
    totalPages,
    hasPreviousPage: page > 1 && totalPages > 0,
    hasNextPage: page < totalPages,
  };
}

/** The rule of an argument that asks for a page. */
export const PAGE_NUMBER: InputRule = { min: 1 };

/** The rule of an argument that says how many items a page has. */
export const PAGE_SIZE: InputRule = { min: 1, max: MAX_PAGE_SIZE };
