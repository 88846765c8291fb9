import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FailingShop } from '../FailingShop.builder.tsx';
import { StatsStrip } from './StatsStrip.tsx';

it('HOME-04 figures that fail to load show as zeros', async () => {
  await act(async () => render(<StatsStrip />, { wrapper: FailingShop }));
  const figures = await screen.findAllByRole('definition');
  expect(figures.map(({ textContent }) => textContent)).toEqual(['0', '0', '0', '0']);
});
