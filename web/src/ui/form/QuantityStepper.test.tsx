import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { QuantityStepper } from './QuantityStepper.tsx';

it('a quantity steps within its bounds', () => {
  const onChange = vi.fn();
  const { rerender } = render(<QuantityStepper label="Quantity" value={1} max={2} onChange={onChange} />);
  const fewer = screen.getByRole('button', { name: 'One fewer' });
  const more = screen.getByRole('button', { name: 'One more' });
  expect(fewer.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(fewer);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(more);
  expect(onChange).toHaveBeenCalledWith(2);
  rerender(<QuantityStepper label="Quantity" value={2} max={2} onChange={onChange} />);
  fireEvent.click(more);
  expect(onChange).toHaveBeenCalledOnce();
});

it('the quantity buttons keep the focus at the minimum and maximum', () => {
  const { rerender } = render(
    <QuantityStepper label="Quantity" value={1} max={2} onChange={() => undefined} />,
  );
  const more = screen.getByRole('button', { name: 'One more' });
  more.focus();
  rerender(<QuantityStepper label="Quantity" value={2} max={2} onChange={() => undefined} />);
  expect(document.activeElement).toBe(more);
  expect(more.hasAttribute('disabled')).toBe(false);
});

it.each([
  ['7', 7],
  ['70', 10],
  ['0', 1],
  ['', 1],
  ['3x', 3],
  ['2.5', 2],
  ['2,5', 2],
  ['-3', 1],
  ['.', 1],
])('a typed quantity of "%s" becomes %i when the field loses the focus', (typed, quantity) => {
  const onChange = vi.fn();
  render(<QuantityStepper label="Quantity" value={5} max={10} onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Quantity' });
  fireEvent.change(field, { target: { value: typed } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.blur(field);
  expect(onChange).toHaveBeenCalledWith(quantity);
});

it('typing more than the maximum shows the reason below the field until the number fits', () => {
  function Counter() {
    const [value, setValue] = useState(2);
    return (
      <QuantityStepper label="Quantity" value={value} max={10} tooMany="That is all" onChange={setValue} />
    );
  }
  render(<Counter />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  const reason = () => screen.getByRole('status').textContent;
  type('1');
  expect(reason()).toBe('');
  type('12');
  expect(reason()).toBe('That is all');
  fireEvent.blur(field);
  expect([field.value, reason()]).toEqual(['10', 'That is all']);
  type('9');
  fireEvent.blur(field);
  expect([field.value, reason()]).toEqual(['9', '']);
  fireEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect([field.value, reason()]).toEqual(['10', '']);
});
