import { describe, expect } from 'vitest';
import type { SignedIn } from '../../../../../../test/account.ts';
import { askAs } from '../../../../../../test/fixtures/catalogue/admin-product.ts';
import { aForm } from '../../../../../../test/fixtures/outside/legacy-client.ts';
import { shopTest } from '../../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../../test/test-shop.ts';
import { aSlug } from '../fitting-admin.builder.ts';

const it = shopTest();

interface Imported {
  readonly is_applied: boolean;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly fault_count: number;
  readonly centres: readonly { line: number; slug: string; is_new: boolean; changes: readonly string[] }[];
  readonly faults: readonly { line: number; column: string; message: string }[];
  readonly ignored_columns: readonly string[];
  readonly message: string;
}

async function send(
  shop: TestShop,
  admin: SignedIn,
  file: string | Buffer,
  path = '/import',
): Promise<Imported & { readonly status: number }> {
  const { body, headers } = aForm({}, [{ name: 'centres.csv', bytes: Buffer.from(file) }]);
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/fitting-centres${path}`,
    body,
    headers: { ...headers, ...admin.headers },
  });
  return { status: answer.statusCode, ...answer.json<Imported>() };
}

const check = (shop: TestShop, admin: SignedIn, file: string | Buffer) =>
  send(shop, admin, file, '/import/check');

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

const download = async (shop: TestShop, admin: SignedIn): Promise<string> =>
  (await askAs<{ fittingCentreFile: string }>(shop, admin, '{ fittingCentreFile }')).fittingCentreFile;

describe('a file of centres', () => {
  it('as it was downloaded changes nothing', async ({ shop, admin }) => {
    const file = await download(shop, admin);
    expect(file.startsWith('\uFEFFslug,name,address,town,')).toBe(true);
    expect(file).toContain('"Mo-Fr 08:00-18:00; Sa 08:30-16:00"');
    const { fault_count, added, changed, unchanged } = await check(shop, admin, file);
    expect({ fault_count, added, changed }).toEqual({ fault_count: 0, added: 0, changed: 0 });
    expect(unchanged).toBeGreaterThan(200);
  });

  it('only says what would change until it’s applied; then every change is logged', async ({
    shop,
    admin,
  }) => {
    const slug = aSlug();
    const file = `${HEAD}\n${aRow(slug)}\nlarkwimple-tyre-bay,,,,,,,,,21`;
    const plan = await check(shop, admin, file);
    expect(plan).toMatchObject({
      is_applied: false,
      added: 1,
      changed: 1,
      centres: [
        { line: 2, slug, is_new: true, changes: [] },
        { line: 3, slug: 'larkwimple-tyre-bay', is_new: false, changes: ['max_rim: 22 → 21'] },
      ],
    });
    const stored = () =>
      shop.rows('select max_rim, services, fees from fitting_centres where slug = $1', [slug]);
    expect(await stored()).toEqual([]);
    expect(await send(shop, admin, file)).toMatchObject({ is_applied: true, added: 1, changed: 1 });
    expect(await stored()).toEqual([
      {
        max_rim: 20,
        services: ['TYRE_FITTING', 'WHEEL_BALANCING', 'RUN_FLAT_FITTING'],
        fees: [
          { category: 'CAR', maxRim: 18, pence: 1_250 },
          { category: 'SUV', maxRim: 20, pence: 1_500 },
        ],
      },
    ]);
    expect(await send(shop, admin, file)).toMatchObject({ is_applied: false, unchanged: 2 });
    const logged = await shop.rows(
      `select subject_id, action, after from audit_entries
        where subject = 'fitting centre' and actor_id = $1 order by id`,
      [admin.id],
    );
    expect(logged).toMatchObject([
      { subject_id: slug, action: 'created' },
      { subject_id: 'larkwimple-tyre-bay', action: 'changed', after: { maxRim: 21 } },
    ]);
  });

  it('with a single fault changes nothing, and names the line and the column of each', async ({
    shop,
    admin,
  }) => {
    const [one, other, third] = [aSlug(), aSlug(), aSlug()];
    const rows = [
      aRow(one),
      aRow(other, { hours: 'always' }),
      aRow(third, { postcode: 'SW1' }),
      aRow(one),
      aRow('Not a slug'),
      aRow(aSlug(), { postcode: 'MK99 9ZZ' }),
    ];
    const answer = await send(shop, admin, [HEAD, ...rows].join('\n'));
    expect(answer).toMatchObject({ is_applied: false, fault_count: 5 });
    expect(answer.faults.map(({ line, column }) => [line, column])).toEqual([
      [3, 'hours'],
      [4, 'postcode'],
      [5, 'slug'],
      [6, 'slug'],
      [7, 'postcode'],
    ]);
    expect(await shop.rows('select slug from fitting_centres where slug = $1', [one])).toEqual([]);
  });

  it('can leave columns out, clear cells with a dash, and find a centre by its name', async ({
    shop,
    admin,
  }) => {
    const slug = 'larkwimple-tyre-bay';
    await send(shop, admin, `slug,email,closed_from,notes\n${slug},jobs@larkwimple.example,2031-01-31,busy`);
    const emailOf = async () =>
      (await shop.rows('select email, closed_from from fitting_centres where slug = $1', [slug]))[0];
    expect(await emailOf()).toMatchObject({ email: 'jobs@larkwimple.example' });
    const answer = await send(shop, admin, 'Name,Email,Closed from\nLarkwimple Tyre Bay,-,-');
    expect(answer).toMatchObject({
      is_applied: true,
      centres: [
        { slug, changes: ['email: jobs@larkwimple.example → none', 'closed_from: 2031-01-31 → none'] },
      ],
    });
    expect(await emailOf()).toEqual({ email: null, closed_from: null });
    expect((await check(shop, admin, `slug,name\n${slug},-`)).faults).toMatchObject([{ column: 'name' }]);
    expect((await check(shop, admin, `slug,notes\n${slug},busy`)).ignored_columns).toEqual(['notes']);
  });

  it.for([
    [
      'semicolons and quotation marks',
      'slug;name;hours\nlarkwimple-tyre-bay;Café Tyres;"Mo 08:00-18:00; Tu 08:00-18:00"',
      'utf8',
    ],
    ['tabs', 'slug\tname\thours\nlarkwimple-tyre-bay\tCafé Tyres\tMo-Tu 08:00-18:00', 'utf8'],
    [
      'a byte order mark and Windows line ends',
      '\uFEFFslug,name,hours\r\nlarkwimple-tyre-bay,Café Tyres,Mo-Tu 08:00-18:00\r\n',
      'utf8',
    ],
    [
      'Excel’s encoding on Windows',
      'slug,name,hours\nlarkwimple-tyre-bay,Café Tyres,Mo-Tu 08:00-18:00',
      'latin1',
    ],
    ['UTF-16', '\uFEFFslug,name,hours\nlarkwimple-tyre-bay,Café Tyres,Mo-Tu 08:00-18:00', 'utf16le'],
  ] as const)('is read with %s', async ([, text, encoding], { shop, admin }) => {
    const { centres } = await check(shop, admin, Buffer.from(text, encoding));
    expect(centres[0]?.changes).toEqual([
      'name: Larkwimple Tyre Bay → Café Tyres',
      'hours: Mo-Fr 08:00-18:00; Sa 08:30-16:00 → Mo-Tu 08:00-18:00',
    ]);
  });

  it.for([
    ['', 'no rows'],
    ['slug,name', 'no rows'],
    ['what,ever\n1,2', 'names of the columns'],
    ['slug,slug\na,b', 'slug is there twice'],
    ['slug,name\na,"b', 'isn’t CSV'],
    [`slug,name\n${'a,b\n'.repeat(5_001)}`, 'up to 5,000 rows'],
    [`slug,name\n${'x'.repeat(2 * 1024 * 1024)}`, 'more than 20,000 characters'],
  ] as const)('that can’t be read is refused: %#', async ([file, words], { shop, admin }) => {
    const { status, message } = await check(shop, admin, file);
    expect(status).toBe(400);
    expect(message).toContain(file === '' ? 'choose a file' : words);
  });

  it('has no live formula in it, and survives the round trip', async ({ shop, admin }) => {
    const slug = aSlug();
    await send(shop, admin, `${HEAD}\n${aRow(slug, { name: '=SUM(A1)' })}`);
    const file = await download(shop, admin);
    expect(file).toContain(`"${slug}","'=SUM(A1)"`);
    expect(await check(shop, admin, file)).toMatchObject({ added: 0, changed: 0, fault_count: 0 });
  });

  it('of 5,000 rows is applied at once', { timeout: 60_000 }, async ({ shop, admin }) => {
    const rows = Array.from({ length: 5_000 }, (_, index) => aRow(`many-${index}`));
    expect(await send(shop, admin, [HEAD, ...rows].join('\n'))).toMatchObject({
      is_applied: true,
      added: 5_000,
    });
  });
});
