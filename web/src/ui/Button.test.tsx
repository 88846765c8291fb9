import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { Button } from './Button.tsx';

it('is pressed', () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Pay</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(onClick).toHaveBeenCalledOnce();
});

it.each([{ busy: true }, { disabledReason: 'Out of stock' }])('takes no press and sends no form with %j', (state) => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { unmount } = render(
    <form onSubmit={onSubmit}>
      <Button type="submit" onClick={onClick} {...state}>
        Order
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Order' }));
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  unmount();
});

it('can be reached by keyboard while it cannot be pressed, and tells why', () => {
  render(<Button disabledReason="Out of stock">Add to Cart</Button>);
  const button = screen.getByRole('button', { name: 'Add to Cart' });
  expect(button.hasAttribute('disabled')).toBe(false);
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Out of stock');
});
