import { describe, expect } from 'vitest';
import { orderTest } from '../../test/fixtures/order/order-test.ts';
import { first, get, keys } from '../../test/fixtures/outside/legacy-client.ts';

const it = orderTest({ jobs: true });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

const PRODUCT = [
  'id',
  'slug',
  'name',
  'brand',
  'model',
  'model_name',
  'model_slug',
  'category',
  'size',
  'season',
  'price',
  'mail_order_price',
  'fitted_price',
  'sku',
  'ean_code',
  'description',
];
const IMAGES = ['image_url', 'main_image_url', 'images', 'product_images', 'model_images'];
const TECHNICAL = [
  'stock_quantity',
  'speed_rating',
  'load_index',
  'fuel_efficiency',
  'wet_grip',
  'noise_level',
  'specifications',
];
const RATINGS = [
  'aggregate_rating',
  'average_rating',
  'total_reviews',
  'cached_avg_rating',
  'cached_review_count',
  'recommendation_percentage',
  'other_variations',
  'reviews',
  'reviews_pagination',
];

/** The documented fields, written down independently, so that the table's schemas aren't checked against themselves. */
describe('the documented fields', () => {
  it('ENT1-01 to ENT1-08 the documented fields of a product and its reviews', async ({ shop }) => {
    const { body: product } = await get(shop, '/products/14910');
    expect(keys(product)).toEqual([...PRODUCT, ...IMAGES, ...TECHNICAL, ...RATINGS].toSorted());
    expect(product).toMatchObject({
      id: 14_910,
      slug: 'pirelli-cinturato-p7-c2-205-55-r16-91v',
      brand: 'Pirelli',
      model_name: 'Cinturato P7 C2',
      category: 'Car Tyres',
      season: 'Summer',
      size: '205/55 R16',
      load_index: '91',
      speed_rating: 'V',
      specifications: { Size: '205/55 R16', Width: '205 mm' },
      reviews_pagination: { current_page: 1 },
    });
    const [charged] = await shop.rows<{ pence: number }>(
      'select charged_price_pence as pence from products where id = 14910',
    );
    expect(product['price']).toBe(Number(((charged?.pence ?? 0) / 100).toFixed(2)));
    expect((product['images'] as unknown as { type: string }[]).map(({ type }) => type)).toEqual([
      'large',
      'product',
      'product',
      'product',
    ]);
    expect(keys(first(product['reviews']))).toEqual([
      'author',
      'content',
      'created_at',
      'date',
      'helpful_votes',
      'id',
      'is_sample',
      'miles_driven',
      'rating',
      'review_text',
      'reviewed_on',
      'reviewer_name',
      'title',
      'verified',
    ]);
    expect(keys(product['reviews_pagination'])).toEqual(['current_page', 'total_pages', 'total_reviews']);
  });

  it('API1-02 the documented fields of a listing equal those of each product’s own page', async ({
    shop,
  }) => {
    const { body } = await get(
      shop,
      '/products?page=2&limit=2&sortBy=price&sortOrder=DESC&width=205&profile=55&diameter=16' +
        '&minPrice=60&maxPrice=90&season=summer&category=Car%20Tyres',
    );
    expect(keys(body)).toEqual(['pagination', 'products']);
    expect(keys(body['pagination'])).toEqual(['totalPages', 'totalProducts']);
    const { products } = body as unknown as { products: { id: number; price: number }[] };
    expect(products.map(({ price }) => price)).toEqual(
      products.map(({ price }) => price).toSorted((a, b) => b - a),
    );
    for (const card of products) expect((await get(shop, `/products/${card.id}`)).body).toMatchObject(card);
    const [{ n } = { n: 0 }] = await shop.rows<{ n: number }>(
      `select count(*) as n
        from products
        where width = 205 and profile = 55 and diameter = 16 and season = 'SUMMER'
          and category = 'CAR' and charged_price_pence between 6000 and 9000 and published
          and deleted_at is null`,
    );
    expect(body['pagination']).toEqual({ totalProducts: n, totalPages: Math.ceil(n / 2) });
  });

  it('C-18 the category may be a season, and C-17 size, registration and vehicle narrow as documented', async ({
    shop,
  }) => {
    const total = async (query: string): Promise<number> =>
      (
        (await get(shop, `/products?limit=1&${query}`)).body['pagination'] as unknown as {
          totalProducts: number;
        }
      ).totalProducts;
    expect(await total('category=All-Season')).toBe(await total('season=All%20Season'));
    expect(await total('size=2055516')).toBe(await total('width=205&profile=55&diameter=16'));
    expect(await total('license=AB12CDE')).toBe(await total('registration=ab12%20cde'));
    expect(await total('brand=Michelin,Pirelli')).toBe(
      (await total('brand=michelin')) + (await total('brand=Pirelli')),
    );
    expect(await total('speedRating=V&speedRating=W&width=205')).toBe(
      (await total('speedRating=V&width=205')) + (await total('speedRating=W&width=205')),
    );
  });

  it('API1-04 the documented featured products are a bare array, six by default', async ({ shop }) => {
    const { body } = await get(shop, '/products/featured');
    expect(body).toHaveLength(6);
    expect(keys(first(body))).toEqual(expect.arrayContaining([...PRODUCT, 'image_url']));
    expect((await get(shop, '/products/featured?limit=3')).body).toHaveLength(3);
  });

  it('MODEL-10, MODEL-12 the documented fields of a model', async ({ shop }) => {
    const { body } = await get(shop, '/models/primacy-4-plus');
    expect(keys(body)).toEqual(
      expect.arrayContaining([
        'model_name',
        'model_slug',
        'brand',
        'description',
        'sku',
        'ean',
        'min_price',
        'max_price',
        'overall_rating',
        'total_reviews',
        'variation_count',
        'images',
        'features',
        'specifications',
        'reviews',
        'seo',
        'variations',
      ]),
    );
    expect(keys(first(body['variations']))).toEqual([
      'fitted_price',
      'id',
      'load_index',
      'mail_order_price',
      'name',
      'price',
      'size',
      'slug',
      'speed_rating',
      'stock_quantity',
    ]);
    expect(keys(first(body['reviews']))).toEqual([
      'author',
      'date',
      'is_sample',
      'rating',
      'text',
      'verified',
    ]);
    expect(keys(body['seo'])).toEqual([
      'meta_description',
      'meta_keywords',
      'og_description',
      'og_title',
      'title',
    ]);
    expect(body['specifications']).toMatchObject({ Construction: expect.any(Object) });
    expect(keys(first((await get(shop, '/models/brands/summary')).body))).toContain('sample_image_url');
  });
});
