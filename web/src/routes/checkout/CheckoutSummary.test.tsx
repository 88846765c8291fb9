import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { priceCart, type CartQuote } from '../../features/cart/quote/pricedCart.ts';
import type { QuotedCart } from '../../features/cart/quote/useQuotedCart.ts';
import { aCartLine } from '../../features/cart/store/cartLine.builder.ts';
import { shopAt } from '../../routing/shopAt.builder.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';

function open(quoted: Partial<CartQuote>, refusal?: string, wantsPostcode = false) {
  const cart: QuotedCart = {
    lines: priceCart([aCartLine()], null),
    quote: {
      __typename: 'CartQuote',
      lines: [],
      charges: [],
      fittings: [],
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
  const summary = (
    <CheckoutSummary
      cart={cart}
      refusal={refusal}
      failure={null}
      lost={null}
      onOtherSlot={() => undefined}
      isProcessing={false}
      wantsPostcode={wantsPostcode}
    />
  );
  render(summary, {
    wrapper: shopAt({ pathname: '/checkout' }, {}),
  });
}

const button = () => screen.getByRole('button', { name: /^Pay/ });
const summary = () => screen.getByRole('region', { name: 'Order Summary' }).textContent;

it('the order button states the amount', () => {
  open({});
  expect(button().textContent).toBe('Pay £65.99');
  expect(summary()).toContain('Estimated delivery');
});

it('C-37 without any delivery, the summary has no charge, day or amount to pay', () => {
  const reason = 'Enter a postcode that we deliver to';
  open({ deliveryRefusal: 'We don’t deliver there.', shipping: 0, total: 5_000, canCheckOut: false }, reason);
  expect([button().textContent, button().getAttribute('aria-disabled'), button().title]).toEqual([
    'Pay now',
    'true',
    reason,
  ]);
  expect(summary()).toContain('TotalNeeds a postcode that we deliver to');
  expect(summary()).not.toMatch(/Estimated delivery|£65\.99/);
});

it('C-50 with a mistyped postcode, the button asks for the postcode instead of payment', () => {
  open({ deliveryRefusal: 'Please enter a valid postcode', canCheckOut: false }, undefined, true);
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  const correct = screen.getByRole('button', { name: 'Correct your postcode' });
  expect(correct.getAttribute('aria-disabled')).toBeNull();
});
