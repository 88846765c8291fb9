import { expect } from 'vitest';
import { aKey } from '../../../../../test/fixtures/account/api-key.ts';
import { applied, checked, figuresOf, rowsOf } from '../../../../../test/fixtures/imports/product-import.ts';
import { shopTest } from '../../../../../test/shop-test.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

const ROWS = 10_000;
/** The faults as text are some 6 MB; the rest is garbage that nobody has collected yet. */
const MOST_MEMORY = 150 * 1024 * 1024;
const COLUMNS = ['price', 'stock', 'size', 'published'] as const;
/** One more says what a new tyre lacks: its model, load index and speed rating. */
const FAULTS_OF_ROW = COLUMNS.length + 1;

/** Runs work, and returns what the heap has grown by at most while it ran. */
async function heapGrowth(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().heapUsed;
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().heapUsed)), 20);
  await work().finally(() => clearInterval(timer));
  return most - before;
}

it('a file in which every cell is wrong is answered clearly, and its 50,000 faults are a file of its rows', async ({
  shop,
  admin,
}) => {
  const key = await aKey(shop, { scopes: ['WRITE_CATALOGUE', 'READ_CATALOGUE'] });
  const lines = Array.from({ length: ROWS }, (_, row) => `WRONG-${row},dear,many,wide,perhaps`);
  let id = 0;
  const growth = await heapGrowth(async () => {
    const plan = await checked(shop, key, [`sku,${COLUMNS.join()}`, ...lines].join('\n'));
    expect(plan).toMatchObject({ status: 'READY', total: ROWS, problem: null });
    expect(figuresOf(plan)).toEqual({ REFUSED: ROWS });
    ({ id } = plan);
    const file = await shop.app.inject({
      url: `/api/products/bulk/${id}/faults.csv`,
      headers: { ...key.headers },
    });
    const found = file.body.trimEnd().split('\r\n');
    expect(found).toHaveLength(ROWS + 1);
    expect(found.at(-1)).toContain('Published is “perhaps”. Enter yes or no.');
  });
  expect(growth).toBeLessThan(MOST_MEMORY);
  const [first] = await rowsOf(shop, admin, id);
  expect(first).toMatchObject({ line: 2, outcome: 'REFUSED', label: 'WRONG-0' });
  expect(first?.faults).toHaveLength(FAULTS_OF_ROW);
  // Nothing is left to apply, and that isn’t a failure.
  expect(await applied(shop, admin, id)).toMatchObject({ status: 'DONE', canUndo: false });
});
