import { expect, it } from 'vitest';
import { itemListJsonLd } from './listingJsonLd.ts';

it('structured data lists the first 48 tyres with their URLs (SEO-03)', () => {
  const products = Array.from({ length: 96 }, (_, index) => ({
    id: index + 1,
    slug: index === 1 ? '' : `tyre-${index + 1}`,
    name: `Tyre ${index + 1}`,
  }));
  const list = itemListJsonLd('Winter tyres', products, 312, 'https://shop.example');
  expect(list).toMatchObject({ '@type': 'ItemList', name: 'Winter tyres', numberOfItems: 312 });
  expect(list.itemListElement).toHaveLength(48);
  expect(list.itemListElement).toMatchObject({
    0: { position: 1, name: 'Tyre 1', url: 'https://shop.example/product/tyre-1' },
    1: { position: 2, url: 'https://shop.example/product/id/2' },
  });
});
