import { expect } from 'vitest';
import { anAdmin, type SignedIn } from '../../../../../test/account.ts';
import { aKey } from '../../../../../test/fixtures/account/api-key.ts';
import { figuresOf, importsOf } from '../../../../../test/fixtures/imports/imports.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

const { applied, apply, checked, rowsOf, send, undo, worked } = importsOf('vehicle', '/api/vehicles/bulk');
const HEAD =
  'Make,Model,From,To,Category,Front,Rear,Load,Rear load,Speed,Front psi,Rear psi,Run-flat,TPMS,Note';

const tableNow = (shop: TestShop): Promise<unknown[]> =>
  shop.rows('select to_jsonb(v) - $1::text as row from vehicles v order by id', ['revision']);

async function exported(shop: TestShop, { headers }: SignedIn, ending: string): Promise<Buffer> {
  const { statusCode, rawPayload } = await shop.app.inject({
    url: `/api/admin/exports/vehicles.${ending}`,
    headers: { ...headers },
  });
  expect(statusCode).toBe(200);
  return rawPayload;
}

it('vehicles are added and corrected from a file, offered to drivers at once, and undone to the row', async ({
  shop,
  admin,
}) => {
  const before = await tableNow(shop);
  const [known] = await shop.rows<{ id: number; make: string; model: string; front_size: string }>(
    'select id, make, model, front_size from vehicles where rear_size is null order by id limit 1',
  );
  const file = [
    HEAD,
    'Lotus,Emira V6,2022,,car,245/35r20,295/30R20,91,97,Y,28,32,no,direct,a note',
    `${known?.make.toUpperCase()},${known?.model.toLowerCase()},,,,225/45 R17,,,,,33,,yes,,`,
    'Lotus,Emira,2022,,car,245/35 R20,,91,,Y,,,,,',
    'Lotus,Evija,2020,2019,boat,fat,,91,,Y,,,perhaps,,',
    'Lotus,Evora,2012,2021,Car Tyres,225/40 R18,,,,Y,,,,,',
  ].join('\n');
  const plan = await checked(shop, admin, file);
  expect(figuresOf(plan)).toEqual({ NEW: 1, CHANGED: 1, REFUSED: 3, SIZES: 1 });
  expect(plan.columns.at(-1)).toEqual({ name: 'Note', column: null });
  const rows = await rowsOf(shop, admin, plan.id);
  expect(rows[1]?.changes.map(({ column, after }) => [column, after])).toEqual([
    ['make', known?.make.toUpperCase()],
    ['model', known?.model.toLowerCase()],
    ['front_size', '225/45 R17'],
    ['front_pressure_psi', '33'],
    ['run_flat', 'yes'],
  ]);
  expect(rows[2]?.faults.map(({ column }) => column)).toEqual(['model']);
  expect(rows[3]?.faults.map(({ column }) => column)).toEqual(['category', 'run_flat']);
  expect(rows[4]?.faults).toEqual([
    { column: null, message: 'The shop doesn’t have this vehicle. A new one needs Load index' },
  ]);
  expect(await tableNow(shop)).toEqual(before);

  await applied(shop, admin, plan.id);
  const { data } = await shop.graphql<{ vehicles: unknown[] }>(
    '{ vehicles(make: "lotus") { model rearPressurePsi pressureSensors tyreSizes { size minLoadIndex } } }',
  );
  expect(data.vehicles).toEqual([
    {
      model: 'Emira V6',
      rearPressurePsi: 32,
      pressureSensors: 'DIRECT',
      tyreSizes: [
        { size: '245/35 R20', minLoadIndex: 91 },
        { size: '295/30 R20', minLoadIndex: 97 },
      ],
    },
  ]);
  expect(
    await shop.rows(
      `select after->>'import' as import from audit_entries where subject = 'vehicle' order by id`,
    ),
  ).toEqual([{ import: String(plan.id) }, { import: String(plan.id) }]);

  await undo(shop, await anAdmin(shop), plan.id);
  expect(await worked(shop, admin, plan.id)).toMatchObject({ status: 'UNDONE' });
  expect(await tableNow(shop)).toEqual(before);
});

it('the exported table comes back without a change, as CSV and as a workbook', async ({ shop, admin }) => {
  for (const ending of ['csv', 'xlsx']) {
    const plan = await checked(shop, admin, await exported(shop, admin, ending));
    expect(plan.total).toBeGreaterThan(300);
    expect(figuresOf(plan)).toEqual({ UNCHANGED: plan.total });
    expect(plan.columns.filter(({ column }) => column === null)).toEqual([]);
  }
});

it('a dash clears a value, and an edit since the check or the import is kept', async ({ shop, admin }) => {
  const [{ id } = { id: 0 }] = await shop.rows<{ id: number }>(
    `insert into vehicles (make, model, year_from, category, front_size, rear_size, min_load_index, rear_min_load_index,
      min_speed_rating, year_to, revision)
    values ('Caterham', 'Seven 620', 2013, 'CAR', '185/55 R13', '215/55 R13', 77, 80, 'V', 2020, 1) returning id`,
  );
  const edit = (): Promise<unknown> =>
    shop.rows('update vehicles set revision = revision + 1, min_load_index = 79 where id = $1', [id]);
  const plan = await checked(shop, admin, `id,rear,until\n${id},-,-\n`);
  const late = await checked(shop, admin, `id,until\n${id},2021\n`);
  await applied(shop, admin, plan.id);
  expect(
    await shop.rows('select rear_size, rear_min_load_index, year_to from vehicles where id = $1', [id]),
  ).toEqual([{ rear_size: null, rear_min_load_index: null, year_to: null }]);
  expect(figuresOf(await applied(shop, admin, late.id))).toMatchObject({ LATE: 1 });
  await edit();
  await undo(shop, admin, plan.id);
  expect(figuresOf(await worked(shop, admin, plan.id))).toMatchObject({ KEPT: 1 });
  expect(await shop.rows('select rear_size, min_load_index from vehicles where id = $1', [id])).toEqual([
    { rear_size: null, min_load_index: 79 },
  ]);
});

it('needs WRITE_CATALOGUE, and stops if its author loses that', async ({ shop, admin }) => {
  const reader = await aKey(shop, { scopes: ['READ_CATALOGUE'] });
  expect(await send(shop, reader, 'make,model\nLotus,Elan')).toMatchObject({ status: 403 });
  const writer = await aKey(shop, { scopes: ['WRITE_CATALOGUE'] });
  const plan = await checked(shop, writer, 'id,psi\n1,44\n');
  await apply(shop, writer, plan.id);
  await shop.rows(`update api_keys set revoked_at = now()`);
  expect(await worked(shop, admin, plan.id)).toMatchObject({
    status: 'CANCELLED',
    problem: 'The person who started it may no longer do this.',
  });
});
