import {
  InMemoryCache,
  type FieldPolicy,
  type Reference,
  type StoreObject,
  type TypePolicies,
  type TypePolicy,
} from '@apollo/client';
import { possibleTypes, singleTypes } from './possibleTypes.generated.ts';

/** Products already loaded by a listing or page need no second request. */
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

/** For objects without a key: queries that select different fields of one object are merged, not replaced. */
const merged = { keyFields: false, merge: true } as const;

/** For rows without a key: queries that select different fields of them keep both. */
const mergedRows: FieldPolicy<readonly StoreObject[]> = {
  merge: (existing, incoming, { mergeObjects }) =>
    incoming.map((row, index) => mergeObjects(existing?.[index] ?? {}, row)),
};

/** A field that identifies an object. Apollo needs ten times as long for a list of fields. */
const keyedBy = (field: string): TypePolicy => ({
  keyFields: ({ __typename, [field]: key }) =>
    key === undefined ? undefined : `${__typename}:${String(key)}`,
});

const typePolicies: TypePolicies = {
  Query: { fields: { productsByIds } },
  Model: keyedBy('slug'),
  Brand: keyedBy('slug'),
  PageContent: keyedBy('slug'),
  AdminPageContent: keyedBy('slug'),
  PageText: { keyFields: false },
  // Topics and tags number their ids separately.
  BlogLabel: { keyFields: false },
  BlogLabels: { keyFields: [] },
  BlogPost: keyedBy('slug'),
  BlogCategory: keyedBy('slug'),
  BlogTag: keyedBy('slug'),
  AdminFittingCentre: keyedBy('slug'),
  AdminSettingGroup: keyedBy('name'),
  AdminSetting: keyedBy('key'),
  SettingPart: { keyFields: false },
  JobQueue: keyedBy('name'),
  // There's one shop, so these are singletons.
  ShopSettings: {
    keyFields: [],
    fields: { openingHours: mergedRows, supportHours: mergedRows, delivery: mergedRows },
  },
  VisitorCounting: { keyFields: [] },
  VisitorFigures: { keyFields: [] },
  ShopClaims: merged,
  Staff: merged,
  DayRange: merged,
  DateRange: merged,
  ShopStats: { keyFields: [] },
  // Each list field is cached by all its arguments, so page 2 doesn't replace page 1.
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
  CreditNote: keyedBy('number'),
  StatusInfo: merged,
  SearchReading: merged,
  Facet: { keyFields: false },
  // The sizes of a model share pictures.
  Image: keyedBy('url'),
  // Several registrations can find the same vehicle, and each result carries the requested one.
  Vehicle: { keyFields: false },
};

/** In development and tests, Apollo warns about fragments on types it doesn't know. */
const knownTypes = import.meta.env.DEV
  ? { ...Object.fromEntries(singleTypes.map((type) => [type, []])), ...possibleTypes }
  : possibleTypes;

/** A fresh normalised cache with the shop's policies. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies, possibleTypes: knownTypes });
}
