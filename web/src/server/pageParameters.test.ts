import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagePaths } from '../router.tsx';
import { pageParameters, pageUrl } from './pageParameters.ts';

const SOURCE = join(import.meta.dirname, '..');

describe('the URL that a page is rendered and cached by', () => {
  it.each([
    ['/shop?utm_source=a', '/shop'],
    ['/shop?search=a+b%26&gclid=1&page=2', '/shop?search=a+b%26&page=2'],
    ['/?', '/'],
    ['/?page=2', '/'],
    ['/shop?search=a?b', '/shop?search=a?b'],
    ['/shop?%73earch=a&=b&&x', '/shop?%73earch=a'],
    [
      '/shop?license=AB12CDE&make=Ford&model=Focus&year=2020',
      '/shop?license=AB12CDE&make=Ford&model=Focus&year=2020',
    ],
    [
      '/shop?runFlat=true&brandTier=premium&versions=single',
      '/shop?runFlat=true&brandTier=premium&versions=single',
    ],
    ['/shop-old?sort=price-low&x=1', '/shop-old?sort=price-low'],
    ['/orders/5?checkout=cancelled&order_id=5&x=1', '/orders/5?checkout=cancelled&order_id=5'],
    ['/tools/tyre-cost-per-mile?price=80&asked=1&cost=2', '/tools/tyre-cost-per-mile?price=80&asked=1'],
    ['/product/a?variant=2', '/product/a'],
    ['/no/such/page?x=1', '/no/such/page'],
  ])('for %s is %s', (asked, kept) => {
    expect(pageUrl(asked)).toBe(kept);
  });

  it('has parameters only for existing pages', () => {
    expect(pagePaths).toEqual(expect.arrayContaining(Object.keys(pageParameters)));
  });

  it('keeps every parameter that a page uses by name', () => {
    const known = new Set(Object.values(pageParameters).flat());
    // The admin renders in the browser, and the playground and service worker aren't pages.
    const files = globSync('{features,layout,routes,ui,lib}/**/*.{ts,tsx}', { cwd: SOURCE }).filter(
      (file) => !/\.test\./.test(file),
    );
    const read = files.flatMap((file) => {
      const text = readFileSync(join(SOURCE, file), 'utf8');
      if (!text.includes('useSearchParams') && !text.includes('URLSearchParams')) return [];
      return [
        ...text.matchAll(
          /(?:[pP]aram(?:eter)?s|query|search|useSearchParams\(\)\[0\])\.(?:get|getAll|has)\('([^']+)'/g,
        ),
      ];
    });
    const names = read.map(([, name]) => name);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => name !== undefined && !known.has(name))).toEqual([]);
  });
});
