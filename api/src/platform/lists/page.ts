import { Field, Int, ObjectType } from 'type-graphql';

/** Which page of a list is asked for. */
export interface Paging {
  /** The first page is 1. */
  readonly page: number;
  /** How many items a full page holds. */
  readonly limit: number;
}

/** How many items stand before a page. */
export const offsetOf = ({ page, limit }: Paging): number => (page - 1) * limit;

/** A page's place among all pages. */
@ObjectType({ description: 'The position of a page in its list.' })
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
