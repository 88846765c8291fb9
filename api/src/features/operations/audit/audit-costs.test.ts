import { expect } from 'vitest';
import { aProduct, changed } from '../../../../test/fixtures/catalogue/admin-product.ts';
import { shopTest } from '../../../../test/shop-test.ts';
import { GUEST, type Viewer } from '../../../platform/services/context.ts';
import { AuditLog } from './audit-log.service.ts';

const it = shopTest();

it('the audit log shows and searches costs only with READ_COSTS', async ({ shop, admin }) => {
  const { id } = await aProduct(shop, admin);
  await changed(shop, admin, { id, costPrice: 6_173, listPrice: 9_400 });
  const log = shop.services.get(AuditLog);
  const key = (...scopes: ('READ_AUDIT' | 'READ_COSTS')[]): Viewer => ({
    ...GUEST,
    key: { id: '4a2b6f0e-93d1-4c9a-8a52-0a6f0f1e2d3c', scopes },
  });
  const seen = async (viewer: Viewer) => {
    const [entry] = await log.of(viewer, 'product', String(id), 1);
    const { items } = await log.page(viewer, { search: '6173' }, { page: 1, limit: 10 });
    return { after: entry?.after, found: items.length };
  };
  expect(await seen(key('READ_AUDIT', 'READ_COSTS'))).toMatchObject({
    after: { costPrice: 6_173, listPrice: 9_400 },
    found: 1,
  });
  const { after, found } = await seen(key('READ_AUDIT'));
  expect(after).toMatchObject({ listPrice: 9_400 });
  expect(after).not.toHaveProperty('costPrice');
  expect(found).toBe(0);
});
