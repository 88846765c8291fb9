import { expect } from 'vitest';
import { shopTest } from '../../../../test/shop-test.ts';

const it = shopTest();

it("ENT the shop's figures match what the database holds", async ({ shop }) => {
  const { data } = await shop.graphql(
    '{ shopStats { products summer winter allSeason models brands reviews averageRating vehicles } }',
  );
  const [row] =
    await shop.rows(`select (select count(*) from models where id in (select model_id from products)) as models,
        (select count(distinct brand_id) from products) as brands,
        (select count(*) from reviews where published) as reviews,
        (select count(*) from vehicles) as vehicles`);
  const [stars] = await shop.rows<{ average: number }>(
    'select round(avg(rating), 2) as average from reviews where published',
  );
  expect(data).toEqual({
    shopStats: {
      products: 19_446,
      summer: 17_397,
      winter: 1_173,
      allSeason: 876,
      ...row,
      averageRating: expect.closeTo(stars?.average ?? 0, 1),
    },
  });
});
