import { expect, it } from 'vitest';
import { readListState } from '../../list/state/listState.ts';
import { LIST_DEFAULTS, productFilterOf } from './productListState.ts';

const asked = (query: string) => productFilterOf(readListState(new URLSearchParams(query), LIST_DEFAULTS));

it('the address of a list maps to the API’s filter and sort', () => {
  expect(
    asked(
      'q=primacy&brand=michelin&brand=avon&season=WINTER&rim=16&from=84.50&to=£1,200&only=sale&sort=STOCK_ASC',
    ),
  ).toMatchObject({
    sort: 'STOCK_ASC',
    filter: {
      search: 'primacy',
      brands: ['michelin', 'avon'],
      season: ['WINTER'],
      diameter: 16,
      minPrice: 8_450,
      maxPrice: 120_000,
      onSale: true,
      withoutPicture: null,
    },
  });
  expect(asked('tab=deleted').filter).toMatchObject({ state: 'DELETED' });
  expect(asked('tab=low&only=stock').filter).toMatchObject({ stock: 'LOW' });
});

it('invalid seasons, figures and prices in an address don’t filter', () => {
  expect(asked('season=MUD&width=wide&from=12,50&to=-1&sort=MAGIC&tab=none')).toMatchObject({
    sort: 'NAME_ASC',
    filter: { season: [], width: null, minPrice: null, maxPrice: null },
  });
  expect(asked('from=100&to=50').filter).toMatchObject({ minPrice: 10_000, maxPrice: 10_000 });
});
