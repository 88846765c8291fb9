import { MAX_INT } from '@treadline/schema/input/rule';
import { integer, list, object, text, type ValueOf } from '../../route/json-schema.ts';
import { id, limit, MAX_PAGE, page } from '../../route/paging.ts';
import { validationError, notFound } from '../../route/rest-refusal.ts';
import { route, type LongList, type RestInput, type RestRoute } from '../../route/rest-route.ts';
import { filterOf, productListing, sortOf, type ProductListing } from './product-listing.ts';
import {
  RestFeaturedProductsDocument,
  RestProductDocument,
  RestProductReviewsDocument,
  RestProductsDocument,
  RestRelatedProductsDocument,
  type RestProductQuery,
  type RestProductsQuery,
  type RestProductsQueryVariables,
} from './product.generated.ts';
import { product, productCard, shapeCard, shapeProduct, type WholeProduct } from './product.shape.ts';
import { reviewsPage, shapeReviewPagination, shapeReviews } from './review.shape.ts';

const tag = 'Products';
/** The largest page that is read in one go; longer pages are sent in chunks. */
const WHOLE_PAGE = 250;
const MAX_FEATURED = 100;
const FEATURED = 6;
const REVIEWS = 5;
const UNKNOWN = { 404: 'The product doesn’t exist.' };
const unknown = (): Error => notFound('Product not found');

const byId = object('Which product.', { id: id('product') });
const bySlug = object('The product.', { slug: text('The slug in its URL; former slugs work too.') });

const pagination = object('The number of results and pages.', {
  totalProducts: integer('The number of matching tyres.'),
  totalPages: integer('The number of pages of this size.'),
});
const productPage = object('A page of the listing.', {
  products: list('The tyres of this page.', productCard),
  pagination,
});

type ListingInput = RestInput<unknown, ProductListing>;

function listingVariables(
  { query }: ListingInput,
  piece: { page: number; limit: number; counted: boolean },
): RestProductsQueryVariables {
  return { filter: filterOf(query), search: query.search ?? null, sort: sortOf(query), ...piece };
}

/** @throws RestRefusal 400 for a page number whose offset exceeds a 32-bit integer. */
function sizeOf({ query: { page: number, limit: count } }: ListingInput): { page: number; limit: number } {
  if (number * count > MAX_INT)
    throw validationError({
      path: 'page',
      message: `page is too high: page times limit must be ${MAX_INT} or less.`,
    });
  return { page: number, limit: count };
}

function shapePagination({ products }: RestProductsQuery, input: ListingInput): ValueOf<typeof pagination> {
  const total = products.pageInfo?.totalItems ?? 0;
  return { totalProducts: total, totalPages: Math.ceil(total / sizeOf(input).limit) };
}

const longListing: LongList<RestProductsQuery, RestProductsQueryVariables, ListingInput> = {
  range(input) {
    const { page: number, limit: count } = sizeOf(input);
    return count > WHOLE_PAGE ? { first: (number - 1) * count, count } : null;
  },
  variables: listingVariables,
  name: 'products',
  items: ({ products }) => products.items.map(shapeCard),
  tail: (data, input) => ({ pagination: shapePagination(data, input) }),
};

function shapeFound(data: RestProductQuery): WholeProduct {
  if (!data.product) throw unknown();
  return shapeProduct(data.product);
}

const oneById = (path: string, summary: string): RestRoute =>
  route({
    method: 'GET',
    path,
    summary,
    tag,
    document: RestProductDocument,
    params: byId,
    answer: product,
    refusals: UNKNOWN,
    variables: ({ params }) => ({ id: params.id }),
    shape: shapeFound,
  });

export const productRoutes: readonly RestRoute[] = [
  route({
    method: 'GET',
    path: '/products',
    summary: 'Lists tyres, up to the whole catalogue at once',
    tag,
    document: RestProductsDocument,
    query: productListing,
    answer: productPage,
    longList: longListing,
    variables: (input) => listingVariables(input, { ...sizeOf(input), counted: true }),
    shape: (data, input) => ({
      products: data.products.items.map(shapeCard),
      pagination: shapePagination(data, input),
    }),
  }),
  route({
    method: 'GET',
    path: '/products/featured',
    summary: 'Lists popular tyres',
    tag,
    document: RestFeaturedProductsDocument,
    query: object('How many.', { limit: limit(FEATURED, MAX_FEATURED) }),
    answer: list('Much-wanted tyres.', productCard),
    variables: ({ query }) => ({ limit: query.limit }),
    shape: ({ featuredProducts }) => featuredProducts.map(shapeCard),
  }),
  oneById('/products/{id}', 'Shows a tyre by its number'),
  oneById('/enhanced-products/{id}', 'Shows a tyre by its number'),
  route({
    method: 'GET',
    path: '/products/slug/{slug}',
    summary: 'Shows a tyre by its slug',
    tag,
    document: RestProductDocument,
    params: bySlug,
    answer: product,
    refusals: UNKNOWN,
    variables: ({ params }) => ({ slug: params.slug }),
    shape: shapeFound,
  }),
  route({
    method: 'GET',
    path: '/products/slug/{slug}/reviews',
    summary: 'Lists the reviews of a tyre’s model',
    tag,
    document: RestProductReviewsDocument,
    params: bySlug,
    query: object('The page.', { page, limit: limit(REVIEWS, MAX_PAGE) }),
    answer: object('A page of reviews.', reviewsPage),
    refusals: UNKNOWN,
    variables: ({ params, query }) => ({ slug: params.slug, page: query.page, limit: query.limit }),
    shape({ product: found }) {
      if (!found) throw unknown();
      return { reviews: shapeReviews(found.reviews), pagination: shapeReviewPagination(found.reviews) };
    },
  }),
  route({
    method: 'GET',
    path: '/enhanced-products/{id}/related',
    summary: 'Lists alternatives to a tyre',
    tag,
    document: RestRelatedProductsDocument,
    params: byId,
    answer: object('Related tyres.', {
      products: list('Tyres of other models in the same size.', productCard),
    }),
    refusals: UNKNOWN,
    variables: ({ params }) => ({ id: params.id }),
    shape({ product: found }) {
      if (!found) throw unknown();
      return { products: found.related.map(shapeCard) };
    },
  }),
];
