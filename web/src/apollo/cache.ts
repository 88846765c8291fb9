import {
  InMemoryCache,
  type FieldPolicy,
  type Reference,
  type StoreObject,
  type TypePolicies,
} from '@apollo/client';
import { possibleTypes } from './possibleTypes.generated.ts';

/** Products that a listing or a page has already brought need no second request. */
const productsByIds: FieldPolicy<readonly Reference[]> = {
  read(existing, { args, canRead, toReference }) {
    if (existing) return existing;
    const ids: number[] = args?.ids ?? [];
    const known = ids.map((id) => toReference({ __typename: 'Product', id }));
    return known.every((product) => product !== undefined && canRead(product))
      ? (known as Reference[])
      : undefined;
  },
};

/** Two queries may ask different parts of one page, or of one object without a key: they are merged, not replaced. */
const merged = { keyFields: false, merge: true } as const;

/** Rows without a key: of two queries that ask different fields of them, neither drops what the other asked. */
const mergedRows: FieldPolicy<readonly StoreObject[]> = {
  merge: (existing, incoming, { mergeObjects }) =>
    incoming.map((row, index) => mergeObjects(existing?.[index] ?? {}, row)),
};

const typePolicies: TypePolicies = {
  Query: { fields: { productsByIds } },
  Model: { keyFields: ['slug'] },
  Brand: { keyFields: ['slug'] },
  PageContent: { keyFields: ['slug'] },
  BlogPost: { keyFields: ['slug'] },
  BlogCategory: { keyFields: ['slug'] },
  BlogTag: { keyFields: ['slug'] },
  // One shop, one set of settings and figures.
  ShopSettings: {
    keyFields: [],
    fields: { openingHours: mergedRows, supportHours: mergedRows, delivery: mergedRows },
  },
  ShopClaims: merged,
  DayRange: merged,
  DateRange: merged,
  ShopStats: { keyFields: [] },
  // Each list field is keyed by all its arguments: page 2 stands beside page 1.
  ProductPage: merged,
  ProductFacets: merged,
  ModelPage: merged,
  ReviewPage: merged,
  BlogPostPage: merged,
  PageInfo: merged,
  OrderPage: merged,
  OrderAddress: merged,
  Invoice: merged,
  // What a status is called says everything else of it.
  StatusInfo: { keyFields: ['label'] },
  SearchReading: merged,
  Facet: { keyFields: false },
  // The sizes of a model share its pictures.
  Image: { keyFields: ['url'] },
  // The same vehicle is found by different registrations, and carries the one that was asked.
  Vehicle: { keyFields: false },
};

/**
 * A fresh normalised cache with the shop's policies: one for the browser, one for each request on the server,
 * where remembering results costs more than it saves.
 */
export function createCache({ rememberResults }: { rememberResults: boolean }): InMemoryCache {
  return new InMemoryCache({ typePolicies, possibleTypes, resultCaching: rememberResults });
}
