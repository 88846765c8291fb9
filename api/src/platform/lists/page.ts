import { Field, Int, ObjectType } from 'type-graphql';

/** The requested page of a list. */
export interface Paging {
  /** The first page is 1. */
  readonly page: number;
  /** How many items a full page has. */
  readonly limit: number;
}

/** How many items come before a page. */
export const offsetOf = ({ page, limit }: Paging): number => (page - 1) * limit;

@ObjectType({ description: 'The position of a page in its list.' })
export class PageInfo {
  @Field(() => Int, { description: 'The number of this page; the first is 1.' }) page: number;
  @Field(() => Int, { description: 'How many items a full page has.' }) pageSize: number;
  @Field(() => Int, { description: 'The number of items on all pages.' }) totalItems: number;
  @Field(() => Int, { description: 'The number of pages; 0 if the list is empty.' }) totalPages: number;
  @Field({ description: 'Whether there is a previous page.' }) hasPreviousPage: boolean;
  @Field({ description: 'Whether there is a next page.' }) hasNextPage: boolean;
}

/** Computes the page information from the requested page and the total. */
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
