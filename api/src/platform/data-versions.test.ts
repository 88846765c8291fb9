import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '../../test/test-shop.ts';
import { listenToDataVersions } from './data-versions.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('what one process says every other hears, however much is said at once', async () => {
  const warnings: string[] = [];
  const hear = (warning: Error): void => void warnings.push(warning.message);
  process.on('warning', hear);
  const { versions, orm, logger } = shop.services.platform;
  const other = await listenToDataVersions(orm.config.get('clientUrl') ?? '', logger);
  try {
    const [stock, catalogue] = [other.current('stock'), other.current('catalogue')];
    await Promise.all(Array.from({ length: 50 }, () => versions.bump('stock')));
    await vi.waitFor(() => expect(other.current('stock')).toBe(stock + 50), { timeout: 5_000 });
    expect(other.current('catalogue')).toBe(catalogue);
    expect(warnings).toEqual([]);
  } finally {
    process.off('warning', hear);
    await other.close();
  }
});
