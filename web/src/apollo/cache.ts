import {
  InMemoryCache,
  type FieldPolicy,
  type Reference,
  type StoreObject,
  type TypePolicies,
} from '@apollo/client';
import { possibleTypes, singleTypes } from './possibleTypes.generated.ts';

/** Products that a listing or page has already loaded need no second request. */
const productsByIds: FieldPolicy<readonly Reference[]> = {
  read(existing, { args, canRead, toReference }) {
    if (existing) return existing;
    const ids: number[] = args?.ids ?? [];
    const known = ids.flatMap((id) => {
      const product = toReference({ __typename: 'Product', id });
      return product && canRead(product) ? [product] : [];
    });
    return known.length === ids.length ? known : undefined;
  },
};

/**
 * Two queries may read different parts of one page, or of one object without a key: they are merged, not
 * replaced.
 */
const merged = { keyFields: false, merge: true } as const;

/** Rows without a key: two queries that read different fields of them keep both. */
const mergedRows: FieldPolicy<readonly StoreObject[]> = {
  merge: (existing, incoming, { mergeObjects }) =>
    incoming.map((row, index) => mergeObjects(existing?.[index] ?? {}, row)),
};

const typePolicies: TypePolicies = {
  Query: { fields: { productsByIds } },
  Model: { keyFields: ['slug'] },
  Brand: { keyFields: ['slug'] },
  PageContent: { keyFields: ['slug'] },
  AdminPageContent: { keyFields: ['slug'] },
  PageText: { keyFields: false },
  // Topics and tags have numbers of their own.
  BlogLabel: { keyFields: false },
  BlogLabels: { keyFields: [] },
  BlogPost: { keyFields: ['slug'] },
  BlogCategory: { keyFields: ['slug'] },
  BlogTag: { keyFields: ['slug'] },
  AdminSettingGroup: { keyFields: ['name'] },
  AdminSetting: { keyFields: ['key'] },
  SettingPart: { keyFields: false },
  JobQueue: { keyFields: ['name'] },
  // One shop, one set of settings and figures.
  ShopSettings: {
    keyFields: [],
    fields: { openingHours: mergedRows, supportHours: mergedRows, delivery: mergedRows },
  },
  VisitorCounting: { keyFields: [] },
  VisitorFigures: { keyFields: [] },
  ShopClaims: merged,
  DayRange: merged,
  DateRange: merged,
  ShopStats: { keyFields: [] },
  // Each list field is keyed by all its arguments, so page 2 is kept beside page 1.
  ProductPage: merged,
  ProductFacets: merged,
  ModelPage: merged,
  ReviewPage: merged,
  BlogPostPage: merged,
  PageInfo: merged,
  OrderPage: merged,
  AuditPage: merged,
  QueuedJobPage: merged,
  MailPage: merged,
  WebhookDeliveryPage: merged,
  OrderAddress: merged,
  Invoice: merged,
  CreditNote: { keyFields: ['number'] },
  StatusInfo: merged,
  SearchReading: merged,
  Facet: { keyFields: false },
  // The sizes of a model share its pictures.
  Image: { keyFields: ['url'] },
  // The same vehicle is found by different registrations, and carries the one requested.
  Vehicle: { keyFields: false },
};

/** While developing, and in tests, Apollo warns of each fragment on a type that it was not told of. */
const knownTypes = import.meta.env.DEV
  ? { ...Object.fromEntries(singleTypes.map((type) => [type, []])), ...possibleTypes }
  : possibleTypes;

/**
 * A fresh normalised cache with the shop's policies: one for the browser, one for each request on the server,
 * where remembering results costs more than it saves.
 */
export function createCache({ rememberResults }: { rememberResults: boolean }): InMemoryCache {
  return new InMemoryCache({ typePolicies, possibleTypes: knownTypes, resultCaching: rememberResults });
}
