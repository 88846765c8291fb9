import { describe, expect, it } from 'vitest';
import { productJsonLd } from './productJsonLd.ts';

const site = { origin: 'https://shop.example', shopName: 'Treadline' };

const terms = {
  deliveryText: '3-5',
  nextDispatch: '2026-03-02',
  returnDays: 30,
  handlingDays: { __typename: 'DayRange' as const, min: 1, max: 2 },
  transitDays: { __typename: 'DayRange' as const, min: 1, max: 3 },
  delivery: [
    { __typename: 'DeliveryOption' as const, method: 'STANDARD' as const, price: 1599, freeFrom: 20000 },
  ],
};

type Product = Parameters<typeof productJsonLd>[0];

function aProduct(overrides: Partial<Product> = {}): Product {
  return {
    id: 7,
    slug: 'michelin-primacy-4-205-55-r16-91v',
    name: 'Michelin Primacy 4+ 205/55 R16 91V',
    sku: 'MIC-2055516-91V-ABCDE',
    ean: '2000000000015',
    description: 'A tyre.',
    category: 'CAR',
    brand: { __typename: 'Brand', slug: 'michelin', name: 'Michelin' },
    saleEndsOn: null,
    price: 9760,
    stockQuantity: 4,
    ownStockQuantity: 4,
    supplierDays: null,
    fuelEfficiency: 'B',
    wetGrip: 'A',
    noiseDb: 70,
    sharePictureUrl: '/share/products/7-0123456789ab.jpg',
    images: [{ __typename: 'Image', url: '/uploads/products/michelin-primacy-4-three-quarter-640.webp' }],
    rating: 4.5,
    reviewCount: 12,
    model: {
      __typename: 'Model',
      slug: 'michelin-primacy-4',
      reviews: { __typename: 'ReviewPage', hasSamples: false },
    },
    ...overrides,
  };
}

const sampled: Product['model'] = {
  __typename: 'Model',
  slug: 'michelin-primacy-4',
  reviews: { __typename: 'ReviewPage', hasSamples: true },
};

describe('productJsonLd', () => {
  it('the offer states the price in pounds with two decimals', () => {
    expect(productJsonLd(aProduct(), terms, site)).toMatchObject({
      offers: { priceCurrency: 'GBP', price: '97.60' },
    });
  });

  it('a sale’s offer is valid until its last day', () => {
    expect(productJsonLd(aProduct({ saleEndsOn: '2026-03-10' }), terms, site)).toMatchObject({
      offers: { priceValidUntil: '2026-03-10' },
    });
  });

  it('CON1-04 the offer is valid for 90 days', () => {
    expect(productJsonLd(aProduct(), terms, site)).toMatchObject({
      offers: { priceValidUntil: '2026-05-31' },
    });
  });

  it('CON1-04 the offer states 1 to 2 days of handling and 1 to 3 days of transit', () => {
    expect(productJsonLd(aProduct(), terms, site)).toMatchObject({
      offers: {
        shippingDetails: {
          deliveryTime: {
            handlingTime: { minValue: 1, maxValue: 2, unitCode: 'DAY' },
            transitTime: { minValue: 1, maxValue: 3, unitCode: 'DAY' },
          },
        },
      },
    });
  });

  it('a tyre that a supplier sends takes its working days longer to handle', () => {
    const supplied = aProduct({ ownStockQuantity: 0, supplierDays: 3 });
    expect(productJsonLd(supplied, terms, site)).toMatchObject({
      offers: { shippingDetails: { deliveryTime: { handlingTime: { minValue: 4, maxValue: 5 } } } },
    });
  });

  it.each([
    [19999, '15.99'],
    [20000, '0.00'],
  ])('C-01 the offer for a tyre at %i pence states a delivery fee of %s', (price, value) => {
    expect(productJsonLd(aProduct({ price }), terms, site)).toMatchObject({
      offers: { shippingDetails: { shippingRate: { value, currency: 'GBP' } } },
    });
  });

  it('the offer says whether the tyre is available', () => {
    expect(productJsonLd(aProduct({ stockQuantity: 0 }), terms, site)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('page and pictures have absolute URLs', () => {
    expect(productJsonLd(aProduct(), terms, site)).toMatchObject({
      image: ['https://shop.example/uploads/products/michelin-primacy-4-three-quarter-640.webp'],
      offers: { url: 'https://shop.example/product/michelin-primacy-4-205-55-r16-91v' },
    });
  });

  it('an EAN becomes the GTIN unless it is only for internal use', () => {
    expect(productJsonLd(aProduct({ ean: '4006381333931' }), terms, site)).toHaveProperty(
      'gtin13',
      '4006381333931',
    );
    for (const ean of ['2000000000015', null])
      expect(productJsonLd(aProduct({ ean }), terms, site).gtin13).toBeUndefined();
  });

  it('C-22 sample reviews give no rating', () => {
    expect(productJsonLd(aProduct({ model: sampled }), terms, site).aggregateRating).toBeUndefined();
  });

  it('C-22 a product without reviews has no rating', () => {
    expect(
      productJsonLd(aProduct({ rating: null, reviewCount: 0 }), terms, site).aggregateRating,
    ).toBeUndefined();
  });

  it('real reviews give an average rating', () => {
    expect(productJsonLd(aProduct(), terms, site).aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.5,
      reviewCount: 12,
    });
  });
});
