import { deliveryFee } from '@treadline/schema/trade/places/delivery-rate';
import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { isGtin } from '@treadline/schema/trade/values/ean';
import { formatDecimal } from '@treadline/schema/trade/values/money';
import type { Site } from '../../../lib/head/headTags.ts';
import type { JsonLd } from '../../../lib/head/schemaOrg.ts';
import { pictureUrl } from '../../../lib/paths/pictureUrl.ts';
import { productPath } from '../../../lib/paths/productPath.ts';
import { waitDays } from '../../../lib/text/waitDays.ts';
import type { ProductHeadFragment, ProductOfferTermsFragment } from './ProductHead.generated.ts';

const OFFER_VALID_DAYS = 90;
const MS_A_DAY = 86_400_000;
const COUNTRY = 'GB';
const NEW_CONDITION = 'https://schema.org/NewCondition';

type OfferTerms = Omit<ProductOfferTermsFragment, '__typename' | ' $fragmentName'>;
type Facts = Omit<ProductHeadFragment, '__typename' | ' $fragmentName'>;

/**
 * The last day on which the price is valid: the sale's last day, but at most 90 days after the next dispatch day.
 * Uses that day instead of the clock so that server and browser agree.
 */
function priceValidUntil(nextDispatch: string, saleEndsOn: string | null): string {
  const last = new Date(Date.parse(nextDispatch) + OFFER_VALID_DAYS * MS_A_DAY).toISOString().slice(0, 10);
  return saleEndsOn !== null && saleEndsOn < last ? saleEndsOn : last;
}

function inDays({ min, max }: { min: number; max: number }, more = 0): JsonLd<'QuantitativeValue'> {
  return { '@type': 'QuantitativeValue', minValue: min + more, maxValue: max + more, unitCode: 'DAY' };
}

function shipping(
  product: Facts,
  { delivery, handlingDays, transitDays }: OfferTerms,
): JsonLd<'OfferShippingDetails'> | undefined {
  const standard = delivery.find(({ method }) => method === 'STANDARD');
  if (!standard) return undefined;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: formatDecimal(deliveryFee(standard, product.price)),
      currency: 'GBP',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: inDays(handlingDays, waitDays(product, 1)),
      transitTime: inDays(transitDays),
    },
  };
}

function offer(product: Facts, terms: OfferTerms, site: Site): JsonLd<'Offer'> {
  const { slug, price, saleEndsOn, stockQuantity } = product;
  return {
    '@type': 'Offer',
    url: new URL(productPath({ slug }), site.origin).href,
    priceCurrency: 'GBP',
    price: formatDecimal(price),
    priceValidUntil: priceValidUntil(terms.nextDispatch, saleEndsOn),
    availability: `https://schema.org/${stockQuantity > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: NEW_CONDITION,
    seller: { '@type': 'Organization', name: site.shopName },
    shippingDetails: shipping(product, terms),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: COUNTRY,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: terms.returnDays,
      returnMethod: 'https://schema.org/ReturnByMail',
      // Buyers pay to return unused tyres. The shop pays for tyres with a fault, whose return is a legal right.
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    },
  };
}

/** Made-up reviews must never reach a search engine as a rating. */
function aggregateRating({ rating, reviewCount, model }: Facts): JsonLd<'AggregateRating'> | undefined {
  if (rating === null || reviewCount === 0 || model.reviews.hasSamples) return undefined;
  return { '@type': 'AggregateRating', ratingValue: rating, reviewCount };
}

/**
 * A product and its offer as schema.org describes them. Omits EANs for internal use, which search engines reject as
 * GTINs. The shop doesn't know the manufacturer's part number.
 */
export function productJsonLd(product: Facts, terms: OfferTerms, site: Site): JsonLd<'Product'> {
  const { name, sku, ean, description, category, brand, images } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku,
    gtin13: ean !== null && isGtin(ean) ? ean : undefined,
    description,
    category: categoryLabels[category],
    brand: { '@type': 'Brand', name: brand.name },
    image: images.map(({ url }) => new URL(pictureUrl(url), site.origin).href),
    aggregateRating: aggregateRating(product),
    offers: offer(product, terms, site),
  };
}
