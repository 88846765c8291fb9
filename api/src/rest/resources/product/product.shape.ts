import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import { labelScales } from '@treadline/schema/trade/tyre/label/tyre-label';
import { formatLoadIndex } from '@treadline/schema/trade/tyre/marking/load-index';
import type { AttributeInRest } from '@treadline/schema/trade/tyre/tyre-attribute';
import { toPounds } from '@treadline/schema/trade/values/money';
import {
  both,
  choice,
  integer,
  list,
  map,
  money,
  nullable,
  number,
  object,
  text,
  type ValueOf,
} from '../../route/json-schema.ts';
import type {
  RestProductCardFragment,
  RestVariationFragment,
  RestWholeProductFragment,
} from './product.generated.ts';
import { reviewsPage, shapeReviewPagination, shapeReviews } from './review.shape.ts';

const poundsOrNull = (pence: number | null): number | null => (pence === null ? null : toPounds(pence));

const labelClass = (what: string): ReturnType<typeof nullable<string>> =>
  nullable(text(`${what} class of the tyre label, A to E; null if the label law doesn’t apply.`));
const imageUrl = text('The picture’s path on the site.');
const image = object('A picture.', {
  image_url: imageUrl,
  type: choice('The first is large, the others are of normal size.', ['large', 'product']),
});
const plainImage = object('A picture.', { image_url: imageUrl });

const attributes = {
  fuel_efficiency: labelClass(labelScales.fuelEfficiency),
  wet_grip: labelClass(labelScales.wetGrip),
  noise_level: nullable(integer('External rolling noise in dB.')),
} satisfies Readonly<Record<AttributeInRest, unknown>>;

export const productCard = object('A tyre as shown in a listing.', {
  id: integer('Its number.'),
  slug: text('The slug in its URL.'),
  name: text('Its full name.'),
  brand: text('Its maker.'),
  model: text('Its model.'),
  model_name: text('The same as model.'),
  model_slug: text('The slug in the model’s URL.'),
  category: choice('The kind of vehicle it’s made for.', Object.values(categoryLabels)),
  size: text('The size as printed on the sidewall.', { examples: ['205/55 R16'] }),
  season: choice('The season it’s made for.', Object.values(seasonLabels)),
  price: money(
    'The price charged for one tyre, VAT included: mail_order_price, or the list price if that is null.',
  ),
  mail_order_price: nullable(money('The price of the tyre alone, delivered.')),
  fitted_price: nullable(money('The price of the tyre fitted; null if it isn’t sold fitted.')),
  sku: text('The stock-keeping number.'),
  ean_code: nullable(text('EAN-13.')),
  image_url: imageUrl,
  main_image_url: imageUrl,
  images: list('Its own pictures, the main one first; its model’s if it has none.', image),
  product_images: list('The same pictures.', plainImage),
  model_images: list('The pictures of its model.', plainImage),
  stock_quantity: integer('Units that can be bought now.'),
  speed_rating: text('Speed rating letter.'),
  load_index: text('Load index, with the one for twin wheels after a slash.', {
    examples: ['91', '110/108'],
  }),
  ...attributes,
  average_rating: nullable(
    number('The average of its reviews; null without reviews.', { minimum: 1, maximum: 5 }),
  ),
  aggregate_rating: nullable(number('The same as average_rating.', { minimum: 1, maximum: 5 })),
  cached_avg_rating: nullable(number('The same as average_rating.', { minimum: 1, maximum: 5 })),
  total_reviews: integer('The number of reviews.'),
  cached_review_count: integer('The same as total_reviews.'),
  recommendation_percentage: nullable(
    integer('The percentage of reviewers who would buy again; null without reviews.'),
  ),
  description: text('A description in plain words.'),
});
export type ProductCard = ValueOf<typeof productCard>;

export const variation = object('A size of a model.', {
  id: integer('The number of the product.'),
  slug: text('The slug in its URL.'),
  name: text('Its full name.'),
  size: text('The size.'),
  load_index: text('Load index.'),
  speed_rating: text('Speed rating letter.'),
  price: money(
    'The price charged for one tyre, VAT included: mail_order_price, or the list price if that is null.',
  ),
  fitted_price: nullable(money('The price of the tyre fitted; null if it isn’t sold fitted.')),
  mail_order_price: nullable(money('The price of the tyre alone, delivered.')),
  stock_quantity: integer('Units that can be bought now.'),
});
export type Variation = ValueOf<typeof variation>;

export const product = both(
  productCard,
  object('A tyre with all its details.', {
    specifications: map('All technical data by label.', text('The value with its unit.')),
    other_variations: list('Other sizes of the same model, closest price first.', variation),
    reviews: reviewsPage.reviews,
    reviews_pagination: reviewsPage.pagination,
  }),
);
export type WholeProduct = ValueOf<typeof product>;

/** The larger version of a 640-pixel picture. */
const large = (url: string): string => url.replace(/-640\.webp$/, '-1280.webp');

type Pictures = Pick<RestProductCardFragment['images'][number], 'url'>[];

const plainly = (pictures: Pictures): ValueOf<typeof plainImage>[] =>
  pictures.map(({ url }) => ({ image_url: url }));

function shapePictures({
  images,
  model,
}: RestProductCardFragment): Pick<ProductCard, 'images' | 'product_images' | 'model_images'> {
  return {
    images: images.map(({ url }, index) =>
      index === 0 ? { image_url: large(url), type: 'large' } : { image_url: url, type: 'product' },
    ),
    product_images: plainly(images),
    model_images: plainly(model.images),
  };
}

export function shapeCard(tyre: RestProductCardFragment): ProductCard {
  return {
    id: tyre.id,
    slug: tyre.slug,
    name: tyre.name,
    brand: tyre.brand.name,
    model: tyre.model.name,
    model_name: tyre.model.name,
    model_slug: tyre.model.slug,
    category: categoryLabels[tyre.category],
    size: tyre.size,
    season: seasonLabels[tyre.season],
    price: toPounds(tyre.price),
    mail_order_price: poundsOrNull(tyre.mailOrderPrice),
    fitted_price: poundsOrNull(tyre.fittedPrice),
    sku: tyre.sku,
    ean_code: tyre.ean,
    image_url: tyre.imageUrl,
    main_image_url: tyre.imageUrl,
    ...shapePictures(tyre),
    stock_quantity: tyre.stockQuantity,
    speed_rating: tyre.speedRating,
    load_index: formatLoadIndex(tyre.loadIndex, tyre.loadIndexTwin),
    fuel_efficiency: tyre.fuelEfficiency,
    wet_grip: tyre.wetGrip,
    noise_level: tyre.noiseDb,
    average_rating: tyre.rating,
    aggregate_rating: tyre.rating,
    cached_avg_rating: tyre.rating,
    total_reviews: tyre.reviewCount,
    cached_review_count: tyre.reviewCount,
    recommendation_percentage: tyre.recommendPercent,
    description: tyre.description,
  };
}

export function shapeVariation(tyre: RestVariationFragment): Variation {
  return {
    id: tyre.id,
    slug: tyre.slug,
    name: tyre.name,
    size: tyre.size,
    load_index: formatLoadIndex(tyre.loadIndex, tyre.loadIndexTwin),
    speed_rating: tyre.speedRating,
    price: toPounds(tyre.price),
    fitted_price: poundsOrNull(tyre.fittedPrice),
    mail_order_price: poundsOrNull(tyre.mailOrderPrice),
    stock_quantity: tyre.stockQuantity,
  };
}

export function shapeProduct(tyre: RestWholeProductFragment): WholeProduct {
  return {
    ...shapeCard(tyre),
    specifications: Object.fromEntries(tyre.specifications.map(({ label, value }) => [label, value])),
    other_variations: tyre.otherVariations.map(shapeVariation),
    reviews: shapeReviews(tyre.reviews),
    reviews_pagination: shapeReviewPagination(tyre.reviews),
  };
}
