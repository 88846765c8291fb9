import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UNREACHED_TEXT } from '../../apollo/failureText.ts';
import { shopAt, type Answer } from '../../routing/shopAt.builder.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });

function subscribe(email: string, answer: Answer) {
  render(<NewsletterForm />, { wrapper: shopAt({ pathname: '/enhanced' }, { SubscribeNewsletter: answer }) });
  fireEvent.change(field(), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
}

it('HALT-05 C-41 takes an email address, shows the consent text, and says what happens next', async () => {
  const message = 'Thank you. Please check your inbox and click the link to confirm.';
  subscribe('a@b.example', { subscribeNewsletter: { __typename: 'NewsletterRequested', message } });
  expect(field().type).toBe('email');
  expect(screen.getByText(/Send me offers and tyre advice; I can unsubscribe at any time\./)).toBeDefined();
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
  // The pressed button is gone.
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('status'));
});

it('HALT-05 shows an address’s error at the field, and keeps the address', async () => {
  const message = 'Please enter a valid email';
  subscribe('nobody', { subscribeNewsletter: { __typename: 'InvalidInput', message } });
  expect(await screen.findByText(message)).toBeDefined();
  await expect.poll(() => document.activeElement).toBe(field());
  expect(field().value).toBe('nobody');
});

it('HALT-05 says that the shop is unreachable, and keeps the address', async () => {
  subscribe('a@b.example', 'failure');
  expect(await screen.findByText(UNREACHED_TEXT)).toBeDefined();
  expect(field().value).toBe('a@b.example');
});

it('C-54 has a field that only bots fill in', () => {
  render(<NewsletterForm />, { wrapper: shopAt({ pathname: '/enhanced' }, {}) });
  const trap = screen.getByRole<HTMLInputElement>('textbox', { name: 'Website', hidden: true });
  expect([trap.tabIndex, trap.closest('[aria-hidden="true"]') !== null]).toEqual([-1, true]);
});
