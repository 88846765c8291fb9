import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

beforeEach(() => void render(<PasswordField label="Password" autoComplete="current-password" />));

const field = () => screen.getByLabelText<HTMLInputElement>('Password');

/** Presses a key with Caps Lock on, a state that jsdom doesn't simulate. */
function typeInCapitals() {
  const event = createEvent.keyDown(field(), { key: 'A' });
  fireEvent(field(), Object.assign(event, { getModifierState: (key: string) => key === 'CapsLock' }));
}

it('a password field can show and hide the password', () => {
  const toggle = screen.getByRole('button', { name: 'Show characters' });
  expect(field().type).toBe('password');
  fireEvent.click(toggle);
  expect(field().type).toBe('text');
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(toggle);
  expect(field().type).toBe('password');
});

it('a password field says that Caps Lock is on while it has the focus', () => {
  typeInCapitals();
  expect(screen.getByRole('status').textContent).toBe('Caps Lock is on');
  fireEvent.keyUp(field(), { key: 'a' });
  expect(screen.getByRole('status').textContent).toBe('');
  typeInCapitals();
  fireEvent.blur(field());
  expect(screen.getByRole('status').textContent).toBe('');
});
