import { act, render, screen, within } from '@testing-library/react';
import { Suspense, type ComponentType, type ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SiteContext } from '../../lib/head/PageHead.tsx';
import { ClassicRoute } from './classic/ClassicRoute.tsx';
import { EnhancedRoute } from './enhanced/EnhancedRoute.tsx';
import { FailingShop } from './FailingShop.builder.tsx';
import { HomeRoute } from './HomeRoute.tsx';
import { ModernRoute } from './modern/ModernRoute.tsx';

// React and the page log the failures.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

it.each<[string, ComponentType, string, string]>([
  ['/', HomeRoute, 'Find your tyres', 'Vehicle registration'],
  ['/enhanced', EnhancedRoute, 'What do you drive?', 'Make'],
  ['/modern', ModernRoute, 'Search tyres', 'Width'],
])('HOME-01 HOME-06 %s stays usable if every request fails', async (_, Page, heading, field) => {
  await open(<Page />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  expect(screen.getByLabelText(field)).toBeDefined();
  await expectExamples();
});

it('HALT-06 /classic still links to the shop if every request fails', async () => {
  await open(<ClassicRoute />);
  expect(screen.getByRole('link', { name: 'Shop Tyres' }).getAttribute('href')).toBe('/shop');
  await expectExamples();
});

/** Renders as the page frame does: inside a boundary that suspends. */
async function open(page: ReactElement) {
  const site = { origin: 'https://shop.example', shopName: 'Shop' };
  const frame = (
    <SiteContext value={site}>
      <Suspense fallback={null}>{page}</Suspense>
    </SiteContext>
  );
  await act(async () => render(frame, { wrapper: FailingShop }));
}

async function expectExamples() {
  const featured = await screen.findByRole('region', { name: 'Featured tyres' });
  expect(within(featured).getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByText('Something went wrong')).toBeNull();
}
