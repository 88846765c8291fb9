import { fireEvent, render, screen } from '@testing-library/react';
import type { TyrePlace } from '@treadline/schema/trade/listing/quantity';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { QuantityChoice } from './QuantityChoice.tsx';

const CAR: TyrePlace = { category: 'CAR', position: 'BOTH' };

interface ChoiceProps {
  stock: number;
  tyre?: TyrePlace;
  mostAtOnce?: number;
  beyondStock?: boolean;
}

function Choice({ tyre = CAR, ...props }: ChoiceProps) {
  const [quantity, setQuantity] = useState(1);
  return <QuantityChoice {...props} value={quantity} onChange={setQuantity} tyre={tyre} label="Quantity" />;
}

/** The field's value after typing and blur. */
function kept(typed: string): string {
  fireEvent.change(field(), { target: { value: typed } });
  fireEvent.blur(field());
  return field().value;
}

const isBlocked = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
const usual = () => screen.queryAllByRole('button', { name: /tyre/ }).map(({ textContent }) => textContent);

it('offers one, two or four tyres at one press', () => {
  render(<Choice stock={20} />);
  expect(usual()).toEqual(['1', '2', '4']);
  fireEvent.click(screen.getByRole('button', { name: '4 tyres' }));
  expect(field().value).toBe('4');
  expect(screen.getByRole('button', { name: '4 tyres' }).getAttribute('aria-pressed')).toBe('true');
});

it('offers no pair of a tyre that a motorcycle needs only once', () => {
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
])('C-27 says why a typed quantity was reduced, with %i in stock', (stock, reason) => {
  render(<Choice stock={stock} />);
  fireEvent.change(field(), { target: { value: '50' } });
  fireEvent.blur(field());
  expect(screen.getByRole('status').textContent).toBe(reason);
  fireEvent.click(screen.getByRole('button', { name: '2 tyres' }));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('PRODB-04 C-27 without a maximum, any quantity from 1 can be chosen, whatever the stock', () => {
  render(<Choice stock={3} mostAtOnce={Number.MAX_SAFE_INTEGER} beyondStock />);
  expect(kept('500')).toBe('500');
  expect(isBlocked('One more')).toBe(false);
  expect(kept('0')).toBe('1');
  expect(isBlocked('One fewer')).toBe(true);
});

it('PRODC-05 the third page takes 1 to 99, whatever the stock', () => {
  render(<Choice stock={3} mostAtOnce={99} beyondStock />);
  expect(kept('500')).toBe('99');
  expect(isBlocked('One more')).toBe(true);
  expect(kept('-4')).toBe('1');
});

it.each([
  [20, '20'],
  [120, '99'],
])('PRODC-05 its richer edition with %i in stock takes 1 to %s', (stock, most) => {
  render(<Choice stock={stock} mostAtOnce={99} />);
  expect(isBlocked('One fewer')).toBe(true);
  expect(kept('500')).toBe(most);
  expect(isBlocked('One more')).toBe(true);
  expect(kept('many')).toBe('1');
});
