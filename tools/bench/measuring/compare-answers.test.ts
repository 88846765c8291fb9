import { expect, it } from 'vitest';
import { factsIn, isSameMarkup } from './compare-answers.ts';

const TYRE = { id: 7, price: 8_039, stockQuantity: 3 };

it('the facts of a list are its tyres and its total, whatever else is around them', () => {
  const shop = { data: { products: { items: [{ ...TYRE, name: 'Cobra' }], pageInfo: { totalItems: 1 } } } };
  const peer = { data: { products: { items: [{ slug: 'cobra', ...TYRE }], totalItems: 1 } } };
  expect(factsIn(JSON.stringify(shop))).toEqual([[7, 8_039, 3], 1]);
  expect(factsIn(JSON.stringify(peer))).toEqual(factsIn(JSON.stringify(shop)));
});

it('the facts of a product include its reviews', () => {
  const review = { id: 1, rating: 5, text: 'Grips.' };
  const product = {
    ...TYRE,
    model: { rating: 4 },
    reviews: { items: [review], pageInfo: { totalItems: 44 } },
  };
  expect(factsIn(JSON.stringify({ data: { product } }))).toEqual([review, 44, [7, 8_039, 3]]);
});

const aPage = (items: number, attribute = ''): string =>
  `<html><body>${`<p class="a"${attribute}>Tyre</p>`.repeat(items)}</body></html>`;

it('pages with a few elements more or less have the same markup', () => {
  expect(isSameMarkup(aPage(100), aPage(97))).toBe(true);
});

it.each([
  ['too few elements', aPage(90)],
  ['too many attributes', aPage(100, ' id="b"')],
])('a page with %s doesn’t', (_, page) => {
  expect(isSameMarkup(aPage(100), page)).toBe(false);
});
