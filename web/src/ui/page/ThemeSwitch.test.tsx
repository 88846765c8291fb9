import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ThemeSwitch } from './ThemeSwitch.tsx';

it('shows the theme that was chosen in another tab', async () => {
  await import('../../entry-early.ts');
  render(<ThemeSwitch />);
  const theme = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Theme' });
  expect(theme.value).toBe('');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })));
  expect([theme.value, document.documentElement.dataset['theme']]).toEqual(['dark', 'dark']);
});
