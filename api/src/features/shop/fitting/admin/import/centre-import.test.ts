import { expect } from 'vitest';
import { anAdmin, type SignedIn } from '../../../../../../test/account.ts';
import { aKey } from '../../../../../../test/fixtures/account/api-key.ts';
import { figuresOf, importsOf } from '../../../../../../test/fixtures/imports/imports.ts';
import { shopTest } from '../../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../../test/test-shop.ts';
import { aBooking, aSlug } from '../fitting-admin.builder.ts';

const it = shopTest();
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

const { applied, checked, rowsOf, send, undo, worked } = importsOf(
  'fittingCentre',
  '/api/fitting-centres/bulk',
);

const KNOWN = 'larkwimple-tyre-bay';
const HEAD = 'slug,name,address,town,postcode,phone,services,hours,fees,max_rim';
const aRow = (slug: string, changes: { name?: string; hours?: string; postcode?: string } = {}): string =>
  [
    slug,
    changes.name ?? 'Imported Tyres',
    '1 Import Street',
    'Leeds',
    changes.postcode ?? 'LS1 9ZX',
    '0113 496 0998',
    'Tyre fitting; wheel_balancing; Run-flat tyres',
    changes.hours ?? 'Mo-Fr 08:00-18:00; Sa 09:00-13:00',
    'car 18 12.50; SUV 20 £15',
    '20',
  ].join(',');

const tableNow = (shop: TestShop): Promise<unknown[]> =>
  shop.rows('select to_jsonb(c) - $1::text[] as row from fitting_centres c order by slug', [
    ['revision', 'updated_at'],
  ]);

async function exported(shop: TestShop, { headers }: SignedIn, ending: string): Promise<Buffer> {
  const { statusCode, rawPayload } = await shop.app.inject({
    url: `/api/admin/exports/fitting-centres.${ending}`,
    headers: { ...headers },
  });
  expect(statusCode).toBe(200);
  return rawPayload;
}

it('centres are added and changed from a file, logged, and undone to the row', async ({ shop, admin }) => {
  const before = await tableNow(shop);
  const slug = aSlug();
  const plan = await checked(shop, admin, `${HEAD}\n${aRow(slug)}\n${KNOWN},,,,,,,Mo-Tu 08:00-18:00,,21`);
  expect(figuresOf(plan)).toEqual({ NEW: 1, CHANGED: 1, HOURS: 1 });
  expect((await rowsOf(shop, admin, plan.id))[1]).toMatchObject({
    changes: [
      { column: 'hours', before: 'Mo-Fr 08:00-18:00; Sa 08:30-16:00', after: 'Mo-Tu 08:00-18:00' },
      { column: 'max_rim', before: '22', after: '21' },
    ],
  });
  expect(await tableNow(shop)).toEqual(before);

  await applied(shop, admin, plan.id);
  expect(
    await shop.rows('select max_rim, services, fees from fitting_centres where slug = $1', [slug]),
  ).toEqual([
    {
      max_rim: 20,
      services: ['TYRE_FITTING', 'WHEEL_BALANCING', 'RUN_FLAT_FITTING'],
      fees: [
        { category: 'CAR', maxRim: 18, pence: 1_250 },
        { category: 'SUV', maxRim: 20, pence: 1_500 },
      ],
    },
  ]);
  await undo(shop, await anAdmin(shop), plan.id);
  expect(await worked(shop, admin, plan.id)).toMatchObject({ status: 'UNDONE' });
  expect(await tableNow(shop)).toEqual(before);
  expect(
    await shop.rows(
      `select subject_id, action, after->>'import' as import, after->>'undoneImport' as undone
        from audit_entries where subject = 'fitting centre' order by id`,
    ),
  ).toEqual([
    { subject_id: slug, action: 'created', import: String(plan.id), undone: null },
    { subject_id: KNOWN, action: 'changed', import: String(plan.id), undone: null },
    { subject_id: slug, action: 'deleted', import: null, undone: String(plan.id) },
    { subject_id: KNOWN, action: 'changed', import: null, undone: String(plan.id) },
  ]);
});

it('the exported centres come back without a change, as CSV and as a workbook', async ({ shop, admin }) => {
  const name = '=SUM(A1)';
  const plan = await checked(shop, admin, `${HEAD}\n${aRow(aSlug(), { name })}`);
  await applied(shop, admin, plan.id);
  for (const ending of ['csv', 'xlsx']) {
    const back = await checked(shop, admin, await exported(shop, admin, ending));
    expect(back.total).toBeGreaterThan(200);
    expect(figuresOf(back)).toEqual({ UNCHANGED: back.total });
    expect(back.columns.filter(({ column }) => column === null)).toEqual([]);
  }
});

it('every cell that can’t be taken is named', async ({ shop, admin }) => {
  const [one, other, third] = [aSlug(), aSlug(), aSlug()];
  const rows = [
    aRow(one),
    aRow(other, { hours: 'always' }),
    aRow(third, { postcode: 'SW1' }),
    aRow(one),
    aRow('Not a slug'),
    aRow(aSlug(), { postcode: 'MK99 9ZZ' }),
  ];
  const plan = await checked(shop, admin, [HEAD, ...rows].join('\n'));
  expect(figuresOf(plan)).toEqual({ NEW: 1, REFUSED: 5, TWICE: 1 });
  expect(
    (await rowsOf(shop, admin, plan.id)).flatMap(({ line, faults }) =>
      faults.map(({ column }) => [line, column]),
    ),
  ).toEqual([
    [3, 'hours'],
    [4, 'postcode'],
    [5, null],
    [6, 'slug'],
    [7, 'postcode'],
  ]);
});

it('a dash clears a cell, a name finds its centre, and edits and jobs are kept', async ({ shop, admin }) => {
  const emailOf = async () =>
    (await shop.rows('select email, closed_from from fitting_centres where slug = $1', [KNOWN]))[0];
  const file = `slug,email,closed_from\n${KNOWN},jobs@larkwimple.example,2031-01-31`;
  await applied(shop, admin, (await checked(shop, admin, file)).id);
  expect(await emailOf()).toMatchObject({ email: 'jobs@larkwimple.example' });
  const cleared = await checked(shop, admin, 'Centre,Email,Closed from\nLarkwimple Tyre Bay,-,-');
  const late = await checked(shop, admin, `slug,bays\n${KNOWN},7`);
  const european = await checked(
    shop,
    admin,
    `slug;latitude;longitude;fees\n${KNOWN};52,1;-0,4;CAR 18 12,50`,
  );
  expect(european.decimalComma).toBe(true);
  expect((await rowsOf(shop, admin, european.id))[0]?.changes.map(({ after }) => after)).toEqual([
    '52.1',
    '-0.4',
    'CAR 18 12.50',
  ]);
  await applied(shop, admin, cleared.id);
  expect(await emailOf()).toEqual({ email: null, closed_from: null });
  expect(figuresOf(await applied(shop, admin, late.id))).toMatchObject({ LATE: 1 });
  const [refused] = await rowsOf(shop, admin, (await checked(shop, admin, `slug,name\n${KNOWN},-`)).id);
  expect(refused?.faults).toMatchObject([{ column: 'name' }]);

  const slug = aSlug();
  const added = await checked(shop, admin, `${HEAD}\n${aRow(slug)}`);
  await applied(shop, admin, added.id);
  await aBooking(shop, { centre: slug, at: '2031-01-31T09:00:00Z' });
  await undo(shop, admin, added.id);
  expect(figuresOf(await worked(shop, admin, added.id))).toMatchObject({ KEPT: 1 });
});

it('needs WRITE_FITTING', async ({ shop }) => {
  const reader = await aKey(shop, { scopes: ['WRITE_CATALOGUE'] });
  expect(await send(shop, reader, `slug,bays\n${KNOWN},2`)).toMatchObject({ status: 403 });
});
