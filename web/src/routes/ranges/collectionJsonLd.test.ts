import { expect, it } from 'vitest';
import { collectionJsonLd } from './collectionJsonLd.ts';

const PAGE = {
  path: '/tyres/205-55-r16',
  heading: '205/55 R16 tyres',
  description: 'All of them.',
  items: [{ name: 'Michelin Primacy 5', path: '/product/primacy-5' }],
  itemsName: '205/55 R16 tyres that stand out',
};

it('a page that lists part of its range names the list after that part', () => {
  expect(collectionJsonLd(PAGE, 'https://shop.example')).toMatchObject({
    name: '205/55 R16 tyres',
    mainEntity: {
      name: '205/55 R16 tyres that stand out',
      numberOfItems: 1,
      itemListElement: [{ position: 1, url: 'https://shop.example/product/primacy-5' }],
    },
  });
  expect(collectionJsonLd({ ...PAGE, itemsName: undefined }, 'https://shop.example')).toMatchObject({
    mainEntity: { name: '205/55 R16 tyres' },
  });
});

it('a page that lists nothing has no list', () => {
  expect(collectionJsonLd({ ...PAGE, items: [] }, 'https://shop.example')).not.toHaveProperty('mainEntity');
});
