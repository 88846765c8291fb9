import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shopAt, type Answer } from '../../../routing/shopAt.builder.tsx';
import { ContactForm } from './ContactForm.tsx';

const SENT = { __typename: 'MessageSent', message: 'Thank you for writing to Treadline.' };
const WRITTEN: Readonly<Record<string, string>> = {
  Name: 'Priya Shah',
  Email: 'priya@example.com',
  Subject: 'Tyres for a caravan',
  Message: 'Do you sell 195/70 R14C?',
};

const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
const button = (): HTMLElement => screen.getByRole('button', { name: /^Send/ });
/** Lets answers arrive. */
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

function open(answer: Answer): void {
  render(<ContactForm shopEmail="hello@treadline.example" />, {
    wrapper: shopAt({ pathname: '/contact' }, { SendMessage: answer }),
  });
}

async function send(): Promise<void> {
  for (const [label, value] of Object.entries(WRITTEN)) fireEvent.change(field(label), { target: { value } });
  fireEvent.submit(screen.getByRole('form', { name: 'Contact form' }));
  await settle();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('CONT-01 the contact form has name, email, subject and message, required by the browser', () => {
  open('silence');
  expect(Object.keys(WRITTEN).map((label) => field(label).required)).toEqual([true, true, true, true]);
  expect(field('Email').type).toBe('email');
  expect(screen.getByRole<HTMLFormElement>('form', { name: 'Contact form' }).noValidate).toBe(false);
  expect(field('Phone (optional)').required).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Return or refund' }));
  expect(field('Subject').value).toBe('Return or refund');
});

it('a usual subject is marked once chosen, skips no empty field, and gives a complaint’s deadline', () => {
  open('silence');
  const chosen = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  fireEvent.click(screen.getByRole('button', { name: 'Help choosing tyres' }));
  expect(chosen()).toEqual(['Help choosing tyres']);
  fireEvent.click(screen.getByRole('button', { name: 'Complaint about my data' }));
  expect(chosen()).toEqual(['Complaint about my data']);
  expect(document.activeElement).not.toBe(field('Message'));
  expect(screen.getByText(/We aim to do so within 30 days\./)).toBeDefined();
});

it('CONT-02 while sending, the button reads "Sending..." and is disabled', async () => {
  open('silence');
  await send();
  expect(button().textContent).toBe('Sending...');
  expect(button().getAttribute('aria-disabled')).toBe('true');
});

it('CONT-03 a thank-you message shows for 5 seconds, then disappears and the form is cleared', async () => {
  open({ sendMessage: SENT });
  await send();
  expect(screen.getByText(SENT.message)).toBeDefined();
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await settle(4_900);
  expect(screen.getByText(SENT.message)).toBeDefined();
  await settle(200);
  expect(screen.queryByText(SENT.message)).toBeNull();
  expect(Object.keys(WRITTEN).map((label) => field(label).value)).toEqual(['', '', '', '']);
});

it('CONT-04 a refusal shows the server’s message at its field', async () => {
  const message = 'Please enter a valid email';
  open({
    sendMessage: {
      __typename: 'InvalidInput',
      message,
      fields: [{ __typename: 'FieldError', path: 'email', message }],
    },
  });
  await send();
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(field('Email').getAttribute('aria-invalid')).toBe('true');
  expect(field('Message').value).toBe(WRITTEN['Message']);
});

it.each([
  [{ __typename: 'InvalidInput', message: 'Not today.', fields: [] }, 'Not today.'],
  [{ __typename: 'InvalidInput', message: '', fields: [] }, 'Failed to send message. Please try again.'],
  [null, 'Failed to send message. Please try again.'],
])('CONT-04 for %j the form says %j', async (answer, expected) => {
  open({ sendMessage: answer });
  await send();
  expect(screen.getByRole('alert').textContent).toBe(expected);
});

it('CONT-05 a network failure shows the shop’s email address and keeps the input', async () => {
  open('failure');
  await send();
  expect(screen.getByRole('alert').textContent).toBe(
    'Failed to send message. Please try again or contact us directly at hello@treadline.example',
  );
  expect(field('Message').value).toBe(WRITTEN['Message']);
});
