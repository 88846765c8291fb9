import { categoryLabels } from '@treadline/schema/trade/category';
import { deliveryFee } from '@treadline/schema/trade/delivery-method';
import { formatDecimal } from '@treadline/schema/trade/money';
import type { JsonLd, Site } from '../../lib/headTags.ts';
import { pictureUrl } from '../../lib/pictureUrl.ts';
import type { ProductHeadFragment, ProductOfferTermsFragment } from './ProductHead.generated.ts';

const OFFER_VALID_DAYS = 90;
const MS_A_DAY = 86_400_000;
const COUNTRY = 'GB';
const NEW_CONDITION = 'https://schema.org/NewCondition';

type OfferTerms = Omit<ProductOfferTermsFragment, '__typename' | ' $fragmentName'>;
type Facts = Omit<ProductHeadFragment, '__typename' | ' $fragmentName'>;

/** The last day the price holds, counted from the next dispatch day rather than from a clock: server and browser must agree. */
function priceValidUntil(nextDispatch: string): string {
  return new Date(Date.parse(nextDispatch) + OFFER_VALID_DAYS * MS_A_DAY).toISOString().slice(0, 10);
}

function inDays({ min, max }: { min: number; max: number }): JsonLd {
  return { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitCode: 'DAY' };
}

function shipping(price: number, { delivery, handlingDays, transitDays }: OfferTerms): JsonLd | undefined {
  const standard = delivery.find(({ method }) => method === 'STANDARD');
  if (!standard) return undefined;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: formatDecimal(deliveryFee(standard, price)),
      currency: 'GBP',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: inDays(handlingDays),
      transitTime: inDays(transitDays),
    },
  };
}

function offer({ slug, price, stockQuantity }: Facts, terms: OfferTerms, site: Site): JsonLd {
  return {
    '@type': 'Offer',
    url: new URL(`/product/${encodeURIComponent(slug)}`, site.origin).href,
    priceCurrency: 'GBP',
    price: formatDecimal(price),
    priceValidUntil: priceValidUntil(terms.nextDispatch),
    availability: `https://schema.org/${stockQuantity > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: NEW_CONDITION,
    seller: { '@type': 'Organization', name: site.shopName },
    shippingDetails: shipping(price, terms),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: COUNTRY,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: terms.returnDays,
      returnMethod: 'https://schema.org/ReturnByMail',
    },
  };
}

/** Made-up reviews must never reach a search engine as a rating. */
function aggregateRating({ rating, reviewCount, model }: Facts): JsonLd | undefined {
  if (rating === null || reviewCount === 0 || model.reviews.hasSamples) return undefined;
  return { '@type': 'AggregateRating', ratingValue: rating, reviewCount };
}

/**
 * A product and its offer as schema.org describes them. The EAN is left out: it is of the range for use inside
 * one company, which search engines refuse as a GTIN.
 */
export function productJsonLd(product: Facts, terms: OfferTerms, site: Site): JsonLd {
  const { name, sku, description, category, brand, images } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku,
    description,
    category: categoryLabels[category],
    brand: { '@type': 'Brand', name: brand.name },
    image: images.map(({ url }) => new URL(pictureUrl(url), site.origin).href),
    aggregateRating: aggregateRating(product),
    offers: offer(product, terms, site),
  };
}
