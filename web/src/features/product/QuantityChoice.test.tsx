import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ShopTermsContext } from '../../lib/shopTerms.ts';
import { QuantityChoice } from './QuantityChoice.tsx';

const TERMS = {
  estimatedDelivery: { from: '2026-11-25', to: '2026-11-27' },
  freeDeliveryFrom: 20_000,
  claims: { returns: '', warranty: '' },
};

function Choice({ stock }: { stock: number }) {
  const [quantity, setQuantity] = useState(1);
  return (
    <ShopTermsContext value={TERMS}>
      <QuantityChoice
        value={quantity}
        onChange={setQuantity}
        category="CAR"
        stock={stock}
        price={6_543}
        label="Quantity"
      />
    </ShopTermsContext>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
const usual = () => screen.queryAllByRole('button', { name: /tyre/ }).map(({ textContent }) => textContent);

it('offers one tyre, an axle and a car at one press, with their prices', () => {
  render(<Choice stock={20} />);
  expect(usual()).toEqual(['1', '2', '4']);
  expect(screen.getByText('£130.86 for 2 · £261.72 for 4, delivered free')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '4 tyres' }));
  expect(field().value).toBe('4');
  expect(screen.getByRole('button', { name: '4 tyres' }).getAttribute('aria-pressed')).toBe('true');
});

it.each([
  [3, ['1', '2'], '£130.86 for 2'],
  [1, [], null],
  [0, [], null],
])('PROD-05 with %i in stock never offers more', (stock, quantities, prices) => {
  render(<Choice stock={stock} />);
  expect(usual()).toEqual(quantities);
  expect(screen.queryByText(/ for \d/)?.textContent ?? null).toBe(prices);
});

it.each([
  [3, 'Only 3 available'],
  [99, 'You can buy up to 10 at once'],
])('C-27 says why a typed quantity became smaller, with %i in stock', (stock, reason) => {
  render(<Choice stock={stock} />);
  fireEvent.change(field(), { target: { value: '50' } });
  fireEvent.blur(field());
  expect(screen.getByRole('status').textContent).toBe(reason);
  fireEvent.click(screen.getByRole('button', { name: '2 tyres' }));
  expect(screen.getByRole('status').textContent).toBe('');
});
