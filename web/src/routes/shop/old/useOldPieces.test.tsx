import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shopAt, type Answer } from '../../../routing/shopAt.builder.tsx';
import { readOldListing } from './oldListing.ts';
import { useOldPieces } from './useOldPieces.ts';

const ALL_TYRES = readOldListing(new URLSearchParams('limit=0'));
const NO_MORE: Answer = {
  products: {
    __typename: 'ProductPage',
    items: [],
    pageInfo: { __typename: 'PageInfo', totalItems: 60, totalPages: 2 },
  },
};

function open(answer: Answer) {
  const answers = { OldShopListing: answer };
  const wrapper = shopAt({ pathname: '/shop-old' }, answers);
  return { answers, list: renderHook(() => useOldPieces(ALL_TYRES, []), { wrapper }).result };
}

it('SHOP-26 a piece that arrived without tyres is not requested again', async () => {
  const { list } = open(NO_MORE);
  expect(list.current.lacks(40, 60)).toBe(true);
  await act(() => list.current.load(40, 60));
  expect(list.current.lacks(40, 60)).toBe(false);
  expect(list.current.failure).toBeUndefined();
});

it('SHOP-25 a piece that failed to load is reported, and requested again on retry', async () => {
  const { answers, list } = open('failure');
  await act(() => list.current.load(48, 60));
  expect(list.current.failure).toMatch(/^Failed to load products: /);
  expect(list.current.lacks(48, 60)).toBe(false);

  answers.OldShopListing = NO_MORE;
  act(() => list.current.retry());
  expect([list.current.failure, list.current.lacks(48, 60)]).toEqual([undefined, true]);
  await act(() => list.current.load(48, 60));
  expect([list.current.failure, list.current.lacks(48, 60)]).toEqual([undefined, false]);
});
