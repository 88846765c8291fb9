import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import { toPounds } from '@treadline/schema/trade/values/money';
import {
  both,
  choice,
  defaulted,
  integer,
  list,
  map,
  money,
  nullable,
  number,
  object,
  optional,
  text,
  truth,
  type ValueOf,
} from '../../route/json-schema.ts';
import { limit, page } from '../../route/paging.ts';
import { validationError, notFound } from '../../route/rest-refusal.ts';
import { route, type RestRoute } from '../../route/rest-route.ts';
import type { ModelSort, VariationSort } from '../../route/schema.generated.ts';
import {
  RestBrandsDocument,
  RestModelDocument,
  RestModelsDocument,
  RestModelVariationsDocument,
  type RestModelCardFragment,
} from './model.generated.ts';
import { shapeVariation, variation } from './product.shape.ts';

const tag = 'Models';
const MODELS = 20;
const MAX_TEXT = 200;
const UNKNOWN = { 404: 'This model doesn’t exist.' };
const unknown = (): Error => notFound('Product model not found');

const bySlug = object('The model.', { slug: text('The slug in its URL.') });
const sortOrder = optional(choice('Ascending or descending.', ['asc', 'desc', 'ASC', 'DESC']));

const modelCard = object('A tyre model. Its sizes are the products.', {
  model_name: text('Its name without the brand.'),
  model_slug: text('The slug in its URL.'),
  brand: text('Its maker.'),
  category: choice('The kind of vehicle it’s made for.', Object.values(categoryLabels)),
  season: choice('The season it’s made for.', Object.values(seasonLabels)),
  description: text('A description in plain words.'),
  sku: text('Its stock-keeping number.'),
  ean: nullable(text('Its EAN-13; null if unknown.')),
  min_price: money('The price of its cheapest size.'),
  max_price: money('The price of its most expensive size.'),
  overall_rating: nullable(
    number('The average of its reviews; null without reviews.', { minimum: 1, maximum: 5 }),
  ),
  total_reviews: integer('The number of reviews.'),
  variation_count: integer(
    'The number of its listed tyres, counting every size, load, speed and run-flat version.',
  ),
  images: list(
    'Its pictures, the main one first.',
    object('A picture.', {
      image_url: text('Its path on the site.'),
      alt_text: text('A description for screen readers.'),
    }),
  ),
  features: list('Its highlights.', text('A short line.')),
  specifications: map('Technical data by group.', map('A group’s data by name.', text('The value.'))),
  seo: object('The words for search engines.', {
    title: text('Title.'),
    meta_description: text('Summary.'),
    meta_keywords: text('Search words.'),
    og_title: text('The title for sharing.'),
    og_description: text('The summary for sharing.'),
  }),
});

const model = both(
  modelCard,
  object('A model with its sizes and its newest reviews.', {
    variations: list('All its sizes.', variation),
    reviews: list(
      'Its newest reviews.',
      object('A review.', {
        rating: integer('One to five stars.'),
        author: text('The author’s name.'),
        verified: truth('Whether the author bought the tyres here.'),
        date: text('The day.', { format: 'date' }),
        text: nullable(text('The review.')),
        is_sample: truth('Whether it’s made up for the demonstration; if so, say so beside it.'),
      }),
    ),
  }),
);

const modelList = object('A page of models.', {
  models: list('The models of this page.', modelCard),
  pagination: object('The number of results and pages.', {
    totalModels: integer('The number of matching models.'),
    totalPages: integer('The number of pages of this size.'),
  }),
});

const brandSummary = object('A brand with its figures.', {
  brand: text('Its name.'),
  slug: text('The slug in its URL.'),
  model_count: integer('The number of its listed models.'),
  product_count: integer('The number of its listed tyres.'),
  min_price: money('Its lowest price.'),
  sample_image_url: text('A picture of one of its tyres.'),
});

function shapeModel(found: RestModelCardFragment): ValueOf<typeof modelCard> {
  const { title, description, keywords, ogTitle, ogDescription } = found.seo;
  return {
    model_name: found.name,
    model_slug: found.slug,
    brand: found.brand.name,
    category: categoryLabels[found.category],
    season: seasonLabels[found.season],
    description: found.description,
    sku: found.sku,
    ean: found.ean,
    min_price: toPounds(found.minPrice),
    max_price: toPounds(found.maxPrice),
    overall_rating: found.rating,
    total_reviews: found.reviewCount,
    variation_count: found.variationCount,
    images: found.images.map(({ url, alt }) => ({ image_url: url, alt_text: alt })),
    features: found.features,
    specifications: Object.fromEntries(
      found.specifications.map(({ name, values }) => [
        name,
        Object.fromEntries(values.map(({ label, value }) => [label, value])),
      ]),
    ),
    seo: {
      title,
      meta_description: description,
      meta_keywords: keywords,
      og_title: ogTitle,
      og_description: ogDescription,
    },
  };
}

const MODEL_SORTS: Readonly<Record<string, ModelSort>> = {
  'name asc': 'NAME_ASC',
  'name desc': 'NAME_DESC',
  'price asc': 'PRICE_ASC',
  'price desc': 'PRICE_DESC',
  'rating desc': 'RATING_DESC',
};
const VARIATION_SORTS: Readonly<Record<string, VariationSort>> = {
  'size asc': 'SIZE_ASC',
  'price asc': 'PRICE_ASC',
  'price desc': 'PRICE_DESC',
};

function sortOf<Sort>(
  sorts: Readonly<Record<string, Sort>>,
  sortBy: string,
  order: string | undefined,
): Sort {
  const wanted = `${sortBy} ${order?.toLowerCase() ?? (sortBy === 'rating' ? 'desc' : 'asc')}`;
  const sort = sorts[wanted];
  if (!sort)
    throw validationError({
      path: 'sortOrder',
      message: `Can’t sort by ${wanted}. Use one of: ${Object.keys(sorts).join(', ')}.`,
    });
  return sort;
}

export const modelRoutes: readonly RestRoute[] = [
  route({
    method: 'GET',
    path: '/models',
    summary: 'Lists models',
    tag,
    document: RestModelsDocument,
    answer: modelList,
    query: object('Which models.', {
      page,
      limit: limit(MODELS),
      brand: optional(text('Slug or name of a brand.', { maxLength: MAX_TEXT })),
      search: optional(text('Words the name must contain.', { maxLength: MAX_TEXT })),
      sortBy: defaulted(choice('The sort key.', ['name', 'price', 'rating']), 'name'),
      sortOrder,
    }),
    variables: ({ query }) => ({
      page: query.page,
      limit: query.limit,
      brand: query.brand,
      search: query.search,
      sort: sortOf(MODEL_SORTS, query.sortBy, query.sortOrder),
    }),
    shape: ({ models }) => ({
      models: models.items.map(shapeModel),
      pagination: { totalModels: models.pageInfo.totalItems, totalPages: models.pageInfo.totalPages },
    }),
  }),
  route({
    method: 'GET',
    path: '/models/brands/summary',
    summary: 'Lists all brands with their figures',
    tag,
    document: RestBrandsDocument,
    answer: list('All brands, A to Z.', brandSummary),
    variables: () => ({}),
    shape: ({ brands }) =>
      brands.map(({ name, slug, modelCount, productCount, minPrice, sampleImageUrl }) => ({
        brand: name,
        slug,
        model_count: modelCount,
        product_count: productCount,
        min_price: toPounds(minPrice),
        sample_image_url: sampleImageUrl,
      })),
  }),
  route({
    method: 'GET',
    path: '/models/{slug}',
    summary: 'Shows a model',
    tag,
    document: RestModelDocument,
    params: bySlug,
    answer: model,
    refusals: UNKNOWN,
    variables: ({ params }) => ({ slug: params.slug }),
    shape({ model: found }) {
      if (!found) throw unknown();
      const reviews = found.reviews.items.map(
        ({ rating, author, verified, reviewedOn, text: said, isSample }) => ({
          rating,
          author,
          verified,
          date: reviewedOn,
          text: said,
          is_sample: isSample,
        }),
      );
      return { ...shapeModel(found), variations: found.variations.map(shapeVariation), reviews };
    },
  }),
  route({
    method: 'GET',
    path: '/models/{slug}/variations',
    summary: 'Lists the sizes of a model',
    tag,
    document: RestModelVariationsDocument,
    params: bySlug,
    answer: object('Sizes.', { variations: list('All its sizes.', variation) }),
    refusals: UNKNOWN,
    query: object('The order.', {
      sortBy: defaulted(choice('The sort key.', ['size', 'price']), 'size'),
      sortOrder,
    }),
    variables: ({ params, query }) => ({
      slug: params.slug,
      sort: sortOf(VARIATION_SORTS, query.sortBy, query.sortOrder),
    }),
    shape({ model: found }) {
      if (!found) throw unknown();
      return { variations: found.variations.map(shapeVariation) };
    },
  }),
];
