import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

beforeEach(() => void render(<PasswordField label="Password" autoComplete="current-password" />));

const field = () => screen.getByLabelText<HTMLInputElement>('Password');

/** A key as it comes down with Caps Lock on; the test's browser knows nothing of that state. */
function typeInCapitals() {
  const event = createEvent.keyDown(field(), { key: 'A' });
  fireEvent(field(), Object.assign(event, { getModifierState: (key: string) => key === 'CapsLock' }));
}

it('shows the password for as long as it is asked to', () => {
  const toggle = screen.getByRole('button', { name: 'Show characters' });
  expect(field().type).toBe('password');
  fireEvent.click(toggle);
  expect(field().type).toBe('text');
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(toggle);
  expect(field().type).toBe('password');
});

it('says that Caps Lock is on while the field has the focus', () => {
  typeInCapitals();
  expect(screen.getByRole('status').textContent).toBe('Caps Lock is on');
  fireEvent.keyUp(field(), { key: 'a' });
  expect(screen.getByRole('status').textContent).toBe('');
  typeInCapitals();
  fireEvent.blur(field());
  expect(screen.getByRole('status').textContent).toBe('');
});
