import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCartLine } from '../../features/cart/cartLine.builder.ts';
import { priceCart, type CartQuote } from '../../features/cart/pricedCart.ts';
import type { QuotedCart } from '../../features/cart/useQuotedCart.ts';
import { shopAt } from '../../routing/shopAt.builder.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';

function open(quoted: Partial<CartQuote>, refusal?: string) {
  const cart: QuotedCart = {
    lines: priceCart([aCartLine()], null),
    quote: {
      __typename: 'CartQuote',
      lines: [],
      subtotal: 5_000,
      shipping: 1_599,
      vatIncluded: 1_100,
      total: 6_599,
      toFreeDelivery: 15_000,
      deliveryMethod: 'STANDARD',
      deliveryOptions: [],
      deliveryNotes: [],
      deliveryRefusal: null,
      canCheckOut: true,
      estimatedDelivery: { __typename: 'DateRange', from: '2026-11-25', to: '2026-11-27' },
      ...quoted,
    },
    isQuoting: false,
    hasFailed: false,
    refusal,
    retry: () => undefined,
    recheck: () => Promise.resolve(true),
    isStillPriced: () => Promise.resolve(true),
    accept: () => undefined,
    reportShortages: () => undefined,
  };
  render(<CheckoutSummary cart={cart} refusal={refusal} failure={null} isProcessing={false} />, {
    wrapper: shopAt({ pathname: '/checkout' }, {}),
  });
}

const button = () => screen.getByRole('button', { name: /^Pay/ });
const summary = () => screen.getByRole('region', { name: 'Order Summary' }).textContent;

it('the button that orders names the amount', () => {
  open({});
  expect(button().textContent).toBe('Pay £65.99');
  expect(summary()).toContain('Estimated delivery');
});

it('C-37 where nothing can be delivered, the summary names no charge, day or amount to pay', () => {
  const reason = 'Enter a postcode that we deliver to';
  open({ deliveryRefusal: 'We don’t deliver there.', shipping: 0, total: 5_000, canCheckOut: false }, reason);
  expect([button().textContent, button().getAttribute('aria-disabled'), button().title]).toEqual([
    'Pay now',
    'true',
    reason,
  ]);
  expect(summary()).toContain('Total–');
  expect(summary()).not.toMatch(/Estimated delivery|£65\.99/);
});
