import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

it('pressing a button calls its handler', () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Pay</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(onClick).toHaveBeenCalledOnce();
});

it.each([{ busy: true }, { disabledReason: 'Out of stock' }])(
  'a button with %j ignores presses and submits no form',
  (state) => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick} {...state}>
          Order
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Order' }));
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

/**
 * Submits the form on Enter in its only field, as browsers do (HTML, "Implicit submission") but jsdom
 * doesn't.
 */
function pressEnterIn(form: HTMLFormElement) {
  const defaultButton = form.querySelector<HTMLElement>('[type=submit]');
  if (defaultButton) fireEvent.click(defaultButton);
  else form.requestSubmit();
}

it('Enter does not resubmit a busy form', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const aForm = (busy: boolean) => (
    <form aria-label="Address" onSubmit={onSubmit}>
      <input aria-label="Email" />
      <Button type="submit" busy={busy}>
        Email me a link
      </Button>
    </form>
  );
  const { rerender } = render(aForm(false));
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Address' });
  pressEnterIn(form);
  rerender(aForm(true));
  pressEnterIn(form);
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('a disabled button can be reached by keyboard and says why it is disabled', () => {
  render(<Button disabledReason="Out of stock">Add to Cart</Button>);
  const button = screen.getByRole('button', { name: 'Add to Cart' });
  expect(button.hasAttribute('disabled')).toBe(false);
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Out of stock',
  );
});
