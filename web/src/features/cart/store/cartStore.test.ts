import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { agree } from '../../../lib/visitor/analyticsConsent.ts';
import { countActs } from '../../../lib/visitor/visitorActs.ts';
import { aCartLine } from './cartLine.builder.ts';
import { setCartPlan } from './cartPlan.ts';
import {
  addToCart,
  buyAtOnce,
  clearCart,
  removeFromCart,
  restoreToCart,
  setCartQuantity,
  useCart,
  useCartCount,
} from './cartStore.ts';

const lines = () => renderHook(() => useCart()).result.current;

describe('CART-06', () => {
  it('raises the quantity of a product that is there already, at its newest price', () => {
    addToCart(aCartLine({ quantity: 2 }));
    addToCart(aCartLine({ quantity: 3, price: 4500 }));
    expect(lines()).toEqual([aCartLine({ quantity: 5, price: 4500 })]);
  });

  it('sets a quantity, removes a line, and clears the cart', () => {
    addToCart(aCartLine());
    addToCart(aCartLine({ id: 2 }));
    setCartQuantity(2, 4);
    removeFromCart(1);
    expect(lines()).toEqual([aCartLine({ id: 2, quantity: 4 })]);
    clearCart();
    expect(lines()).toEqual([]);
  });
});

it('CART-06 puts a removed line back in its place and keeps what was changed meanwhile', () => {
  for (const id of [1, 2, 3]) addToCart(aCartLine({ id, quantity: 1 }));
  const removed = removeFromCart(2);
  setCartQuantity(3, 4);
  addToCart(aCartLine({ id: 4, quantity: 1 }));
  restoreToCart(removed);
  expect(lines().map(({ id, quantity }) => [id, quantity])).toEqual([
    [1, 1],
    [2, 1],
    [3, 4],
    [4, 1],
  ]);
});

it('CART-06 does not put a removed product back beside the one that was added again', () => {
  addToCart(aCartLine({ quantity: 2 }));
  const removed = clearCart();
  addToCart(aCartLine({ quantity: 1 }));
  restoreToCart(removed);
  expect(lines()).toEqual([aCartLine({ quantity: 1 })]);
});

it('keeps the plan of a product that is added again, until it is taken off', () => {
  addToCart(aCartLine({ roadHazardPlan: true }));
  addToCart(aCartLine());
  expect(lines()).toEqual([aCartLine({ quantity: 2, roadHazardPlan: true })]);
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject([{ roadHazardPlan: true }]);
  setCartPlan(1, false);
  expect(lines()).toEqual([aCartLine({ quantity: 2 })]);
});

it('CART-07 never holds fewer than one or more than 99 of a product', () => {
  addToCart(aCartLine({ quantity: 98 }));
  addToCart(aCartLine({ quantity: 98 }));
  expect(lines()[0]?.quantity).toBe(99);
  setCartQuantity(1, 0);
  expect(lines()[0]?.quantity).toBe(1);
});

it('C-27 adds no more than there are, and says so', () => {
  expect(addToCart(aCartLine({ quantity: 2 }), 3)).toEqual({ quantity: 2, isShortened: false });
  expect(addToCart(aCartLine({ quantity: 2 }), 3)).toEqual({ quantity: 3, isShortened: true });
  expect(lines()[0]?.quantity).toBe(3);
});

it('ANL-01 tells of what came into the cart, not of what was wanted', () => {
  agree(null);
  const told: unknown[] = [];
  const end = countActs(({ items }) => told.push(items));
  addToCart(aCartLine({ quantity: 500 }), 3);
  addToCart(aCartLine({ quantity: 4 }), 5);
  addToCart(aCartLine({ quantity: 1 }), 5);
  end();
  expect(told).toEqual([[{ productId: 1, quantity: 3 }], [{ productId: 1, quantity: 2 }]]);
});

it('buying at once twice buys once', () => {
  buyAtOnce(aCartLine({ quantity: 4 }));
  addToCart(aCartLine({ id: 2 }));
  buyAtOnce(aCartLine({ quantity: 4 }));
  buyAtOnce(aCartLine({ quantity: 2 }));
  expect(lines().map(({ id, quantity }) => [id, quantity])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

it('CART-09 keeps the cart in local storage, with prices in pounds', () => {
  addToCart(aCartLine({ price: 9339 }));
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject([
    { id: 1, price: 93.39, quantity: 1 },
  ]);
});

it('GEN-04 counts tyres, not lines', () => {
  const { result } = renderHook(() => useCartCount());
  act(() => {
    addToCart(aCartLine({ quantity: 4 }));
    addToCart(aCartLine({ id: 2, quantity: 2 }));
  });
  expect(result.current).toBe(6);
});
