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
  it('raises the quantity of a product already in the cart, at its latest price', () => {
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

it('CART-06 restores a removed line to its place and keeps later changes', () => {
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

it('CART-06 does not restore a removed product that was added again', () => {
  addToCart(aCartLine({ quantity: 2 }));
  const removed = clearCart();
  addToCart(aCartLine({ quantity: 1 }));
  restoreToCart(removed);
  expect(lines()).toEqual([aCartLine({ quantity: 1 })]);
});

it('keeps a product’s plan when more is added, until the plan is removed', () => {
  addToCart(aCartLine({ roadHazardPlan: true }));
  addToCart(aCartLine());
  expect(lines()).toEqual([aCartLine({ quantity: 2, roadHazardPlan: true })]);
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject([{ roadHazardPlan: true }]);
  setCartPlan(1, false);
  expect(lines()).toEqual([aCartLine({ quantity: 2 })]);
});

it('CART-07 holds between 1 and 99 of a product', () => {
  addToCart(aCartLine({ quantity: 98 }));
  addToCart(aCartLine({ quantity: 98 }));
  expect(lines()[0]?.quantity).toBe(99);
  setCartQuantity(1, 0);
  expect(lines()[0]?.quantity).toBe(1);
});

it('C-27 adds no more than the stock, and reports it', () => {
  expect(addToCart(aCartLine({ quantity: 2 }), 3)).toEqual({ quantity: 2, isShortened: false });
  expect(addToCart(aCartLine({ quantity: 2 }), 3)).toEqual({ quantity: 3, isShortened: true });
  expect(lines()[0]?.quantity).toBe(3);
});

it('ANL-01 counts the quantity added, not the quantity requested', () => {
  agree(null);
  const told: unknown[] = [];
  const end = countActs(({ items }) => told.push(items));
  addToCart(aCartLine({ quantity: 500 }), 3);
  addToCart(aCartLine({ quantity: 4 }), 5);
  addToCart(aCartLine({ quantity: 1 }), 5);
  end();
  expect(told).toEqual([[{ productId: 1, quantity: 3 }], [{ productId: 1, quantity: 2 }]]);
});

it('pressing Buy Now twice buys once', () => {
  buyAtOnce(aCartLine({ quantity: 4 }));
  addToCart(aCartLine({ id: 2 }));
  buyAtOnce(aCartLine({ quantity: 4 }));
  buyAtOnce(aCartLine({ quantity: 2 }));
  expect(lines().map(({ id, quantity }) => [id, quantity])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

it('CART-09 stores the cart in local storage, with prices in pounds', () => {
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
