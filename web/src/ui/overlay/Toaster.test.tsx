import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast } from './toast.ts';
import { Toaster } from './Toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster place="page" />, { wrapper: MemoryRouter });
});

afterEach(() => {
  act(() => void vi.runAllTimers());
});

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

it('CON1-02 a toast stays for 3 seconds, or for as long as specified', () => {
  act(() => toast('Added'));
  act(() => toast('Added a related tyre', { seconds: 4 }));
  pass(2.9);
  expect(screen.getByText('Added')).toBeDefined();
  pass(0.2);
  expect(screen.queryByText('Added')).toBeNull();
  expect(screen.getByText('Added a related tyre')).toBeDefined();
  pass(1);
  expect(screen.queryByText('Added a related tyre')).toBeNull();
});

it('a toast stays while the pointer is over it, and goes when dismissed', () => {
  act(() => toast('Added', { action: { label: 'View cart', to: '/cart' } }));
  fireEvent.pointerEnter(screen.getByText('Added'));
  pass(60);
  expect(screen.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cart');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Added')).toBeNull();
});

it('no more than three toasts show at once', () => {
  act(() => ['one', 'two', 'three', 'four'].forEach((text) => toast(text)));
  expect(screen.queryByText('one')).toBeNull();
  expect(screen.getByText('four')).toBeDefined();
});

it('a repeated message shows once, for its full time, and never replaces a toast that offers an undo', () => {
  const onPress = vi.fn();
  act(() => toast('Saved'));
  pass(2);
  act(() => toast('Saved'));
  pass(2);
  expect(screen.getAllByText('Saved')).toHaveLength(1);
  act(() => toast('Removed', { action: { label: 'Undo', onPress } }));
  act(() => toast('Removed', { action: { label: 'Undo', onPress } }));
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
});
