import { act, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FailingShop } from '../FailingShop.builder.tsx';
import { FeaturedTyres } from './FeaturedTyres.tsx';

it('HOME-06 C-23 if tyres fail to load, three examples that cannot be bought replace them', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  await act(async () => render(<FeaturedTyres />, { wrapper: FailingShop }));
  const examples = await screen.findAllByRole('article');
  expect(examples).toHaveLength(3);
  for (const example of examples) {
    expect(within(example).getByRole('link').getAttribute('href')).toBe('/shop');
    expect(within(example).queryByRole('button')).toBeNull();
    expect(example.textContent).toMatch(/£\d+\.\d\dexample price/);
  }
  expect(logged).toHaveBeenCalledWith('We couldn’t load the featured tyres.', expect.any(Error));
  logged.mockRestore();
});
