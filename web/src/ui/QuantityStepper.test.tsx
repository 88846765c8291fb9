import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { QuantityStepper } from './QuantityStepper.tsx';

afterEach(cleanup);

it('steps within its bounds', () => {
  const onChange = vi.fn();
  const { rerender } = render(<QuantityStepper label="Quantity" value={1} max={2} onChange={onChange} />);
  const fewer = screen.getByRole('button', { name: 'One fewer' });
  const more = screen.getByRole('button', { name: 'One more' });
  expect(fewer.hasAttribute('disabled')).toBe(true);
  fireEvent.click(more);
  expect(onChange).toHaveBeenCalledWith(2);
  rerender(<QuantityStepper label="Quantity" value={2} max={2} onChange={onChange} />);
  expect(more.hasAttribute('disabled')).toBe(true);
});

it.each([
  ['7', 7],
  ['70', 10],
  ['0', 1],
  ['', 1],
  ['-3x', 3],
])('takes the typed "%s" as %i when it is left', (typed, quantity) => {
  const onChange = vi.fn();
  render(<QuantityStepper label="Quantity" value={2} max={10} onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Quantity' });
  fireEvent.change(field, { target: { value: typed } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.blur(field);
  expect(onChange).toHaveBeenCalledWith(quantity);
});
