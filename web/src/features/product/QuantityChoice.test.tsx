import { fireEvent, render, screen } from '@testing-library/react';
import type { TyrePlace } from '@treadline/schema/trade/quantity';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { QuantityChoice } from './QuantityChoice.tsx';

const CAR: TyrePlace = { category: 'CAR', position: 'BOTH' };

function Choice({ stock, tyre = CAR }: { stock: number; tyre?: TyrePlace }) {
  const [quantity, setQuantity] = useState(1);
  return (
    <QuantityChoice value={quantity} onChange={setQuantity} tyre={tyre} stock={stock} label="Quantity" />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
const usual = () => screen.queryAllByRole('button', { name: /tyre/ }).map(({ textContent }) => textContent);

it('offers one tyre, an axle and a car at one press', () => {
  render(<Choice stock={20} />);
  expect(usual()).toEqual(['1', '2', '4']);
  fireEvent.click(screen.getByRole('button', { name: '4 tyres' }));
  expect(field().value).toBe('4');
  expect(screen.getByRole('button', { name: '4 tyres' }).getAttribute('aria-pressed')).toBe('true');
});

it('offers no pair of a tyre of which a motorcycle takes one', () => {
  render(<Choice stock={20} tyre={{ category: 'MOTORCYCLE', position: 'FRONT' }} />);
  expect(usual()).toEqual([]);
  fireEvent.change(field(), { target: { value: '2' } });
  expect(field().value).toBe('2');
});

it.each([
  [3, ['1', '2']],
  [1, []],
  [0, []],
])('PROD-05 with %i in stock never offers more', (stock, quantities) => {
  render(<Choice stock={stock} />);
  expect(usual()).toEqual(quantities);
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
