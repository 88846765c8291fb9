import { Field, Int, ObjectType } from 'type-graphql';
import { badInput } from './errors.ts';

/** The largest page a GraphQL caller may ask for. */
export const MAX_PAGE_SIZE = 1_000;

/** Where a page stands among all. */
@ObjectType({ simpleResolvers: true, description: 'Where this page stands among all pages.' })
export class PageInfo {
  @Field(() => Int, { description: 'The number of this page; the first is 1.' }) page: number;
  @Field(() => Int, { description: 'How many items a full page holds.' }) pageSize: number;
  @Field(() => Int, { description: 'How many items there are on all pages together.' }) totalItems: number;
  @Field(() => Int, { description: 'How many pages there are; 0 when there is nothing.' }) totalPages: number;
  @Field({ description: 'Whether a page comes before this one.' }) hasPreviousPage: boolean;
  @Field({ description: 'Whether a page comes after this one.' }) hasNextPage: boolean;
}

/** Completes what is known of a page. */
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

/**
 * Refuses what cannot be a page, before any work is done for it.
 * @throws PublicError BAD_USER_INPUT that names the argument.
 */
export function checkPage(page: number, limit: number): void {
  if (page < 1) throw badInput(`page must be 1 or more; got ${page}.`);
  if (limit < 1 || limit > MAX_PAGE_SIZE)
    throw badInput(`limit must be from 1 to ${MAX_PAGE_SIZE}; got ${limit}.`);
}
