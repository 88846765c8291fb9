import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DoubleClickGuard } from './DoubleClickGuard.tsx';

const shown = () => {
  const onPress = vi.fn();
  render(
    <DoubleClickGuard>
      <button type="button" onClick={onPress}>
        Refuse
      </button>
    </DoubleClickGuard>,
  );
  return { onPress, button: screen.getByRole('button', { name: 'Refuse' }) };
};

it('the second click of a double click on one step doesn’t press a button of the next', () => {
  const { onPress, button } = shown();
  fireEvent.click(button, { detail: 2 });
  expect(onPress).not.toHaveBeenCalled();
});

it('every press that began here counts, by pointer or key, however quick', () => {
  const { onPress, button } = shown();
  for (const detail of [0, 1, 2, 3]) fireEvent.click(button, { detail });
  expect(onPress).toHaveBeenCalledTimes(4);
});
