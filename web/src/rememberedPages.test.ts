import { expect, it } from 'vitest';
import { rememberedPages } from './rememberedPages.ts';
import { pagePaths } from './router.tsx';
import { pageParameters } from './server/pageParameters.ts';

it('only existing pages are remembered, with parameters that they read', () => {
  expect(pagePaths).toEqual(expect.arrayContaining(Object.keys(rememberedPages)));
  expect(pageParameters['/shop']).toEqual(expect.arrayContaining([...(rememberedPages['/shop'] ?? [])]));
  const withParameters = Object.entries(rememberedPages).filter(([, names]) => names.length > 0);
  expect(withParameters.map(([path]) => path)).toEqual(['/shop']);
});

it('no page with a token or an order, and no parameter with words or a vehicle, is remembered', () => {
  const secrets = ['token', 'order_id', 'session_id'];
  const withSecret = Object.entries(pageParameters).filter(([, names]) =>
    names.some((name) => secrets.includes(name)),
  );
  expect(withSecret.length).toBeGreaterThan(10);
  for (const [path] of withSecret) expect(rememberedPages).not.toHaveProperty([path]);
  expect(Object.keys(rememberedPages).join()).not.toMatch(/:orderId|account|admin/);
  for (const name of ['search', 'registration', 'license', 'make', 'model', 'year', 'minPrice'])
    expect(rememberedPages['/shop']).not.toContain(name);
});
