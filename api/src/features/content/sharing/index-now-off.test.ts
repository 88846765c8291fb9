import { expect } from 'vitest';
import { shopTest } from '../../../../test/shop-test.ts';
import { IndexNow } from './index-now.service.ts';

const it = shopTest();

it('SEO-05 without a key, search engines aren’t told', async ({ shop }) => {
  await shop.services.get(IndexNow).tell();
  expect(await shop.rows('select * from index_now')).toEqual([]);
});
