import { describe, expect } from 'vitest';
import { aCustomer, type SignedIn } from '../../../../../test/account.ts';
import { aKey } from '../../../../../test/fixtures/account/api-key.ts';
import { figuresOf, importsOf } from '../../../../../test/fixtures/imports/imports.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { ImportService } from '../../../operations/imports/index.ts';

const it = shopTest({ now: new Date('2026-11-20T10:00:00Z') });
it.afterEach(({ shop }) => expect(shop.complaints).toEqual([]));

const { applied, checked, rowsOf, undo, worked } = importsOf('customer', '/api/customers/bulk');
const HEAD = 'Email,Name,Telephone,Address,Town,Postcode,Marketing,Opt-in date,Opt-in source';

const usersLike = (shop: TestShop, email: string): Promise<unknown[]> =>
  shop.rows(
    `select u.email, u.first_name, u.last_name, u.phone, u.staff_role, u.email_verified_at, a.line1, a.postcode,
        n.state, n.source, n.origin, n.confirmed_at::date::text as agreed
      from users u left join saved_addresses a on a.user_id = u.id
        left join newsletter_subscriptions n on n.email_key = lower(u.email)
      where u.email ilike $1 order by lower(u.email)`,
    [email],
  );
const mailCount = async (shop: TestShop): Promise<unknown> =>
  (await shop.rows('select count(*)::integer as mails from mails'))[0];

async function importFile(shop: TestShop, admin: SignedIn, lines: readonly string[]): Promise<number> {
  const { id } = await checked(shop, admin, [HEAD, ...lines].join('\n'));
  await applied(shop, admin, id);
  return id;
}

it('new customers get an account without a password or an email, with their address and their consent', async ({
  shop,
  admin,
}) => {
  const before = await mailCount(shop);
  const plan = await checked(
    shop,
    admin,
    [
      HEAD,
      'Nora.New@example.com,Nora van Dijk,07700 900123,4 Mill Lane,Leeds,ls1 4dy,yes,31/05/2024,old website',
      'neil.new@example.com,Neil Oak,,,,,no,,',
    ].join('\n'),
  );
  expect(figuresOf(plan)).toEqual({ NEW: 2, ADDRESS: 1, NEWSLETTER: 1 });
  expect((await rowsOf(shop, admin, plan.id))[0]?.changes).toEqual([
    { column: 'name', before: '', after: 'Nora van Dijk' },
    { column: 'phone', before: '', after: '07700 900123' },
    { column: 'address_1', before: '', after: '4 Mill Lane, Leeds, LS1 4DY' },
    { column: 'newsletter', before: '', after: 'yes, 2024-05-31, old website' },
  ]);
  expect(await usersLike(shop, '%.new@example.com')).toEqual([]);
  expect(await applied(shop, admin, plan.id)).toMatchObject({ status: 'DONE' });
  expect(await usersLike(shop, '%.new@example.com')).toEqual([
    expect.objectContaining({ email: 'neil.new@example.com', phone: null, line1: null, state: null }),
    {
      email: 'Nora.New@example.com',
      first_name: 'Nora',
      last_name: 'van Dijk',
      phone: '07700 900123',
      staff_role: null,
      email_verified_at: null,
      line1: '4 Mill Lane',
      postcode: 'LS1 4DY',
      state: 'CONFIRMED',
      source: 'IMPORT',
      origin: 'old website',
      agreed: '2024-05-31',
    },
  ]);
  expect(await mailCount(shop)).toEqual(before);

  await undo(shop, admin, plan.id);
  expect(await worked(shop, admin, plan.id)).toMatchObject({ status: 'UNDONE' });
  expect(await usersLike(shop, '%.new@example.com')).toEqual([]);
  expect(await shop.rows(`select 1 from newsletter_subscriptions where email_key like '%.new@%'`)).toEqual(
    [],
  );
  expect(await mailCount(shop)).toEqual(before);
});

it('customers of another shop come with their company and phone, but not as readers without proof of that', async ({
  shop,
  admin,
}) => {
  const head =
    'First Name,Last Name,E-mail address,Accepts Email Marketing,Default Address Company,Default Address Address1,' +
    'Default Address City,Default Address Zip,Default Address Phone,Phone,Note';
  const plan = await checked(
    shop,
    admin,
    `${head}\nMo,Moved,mo.moved@example.com,yes,Moved Ltd,2 Mill Lane,Leeds,LS1 4DY,,7700900333,Rings first\n`,
  );
  expect(figuresOf(plan)).toEqual({ NEW: 1, ADDRESS: 1, NO_CONSENT: 1 });
  const [row] = await rowsOf(shop, admin, plan.id);
  expect(row?.notes).toEqual([
    {
      figure: 'NO_CONSENT',
      message: 'Isn’t subscribed to the newsletter: the law asks for the date and the source of the consent',
    },
  ]);
  expect(row?.changes.map(({ after }) => after)).toEqual([
    'Mo Moved',
    '07700900333',
    'Moved Ltd, 2 Mill Lane, Leeds, LS1 4DY',
    'Rings first',
  ]);
  await applied(shop, admin, plan.id);
  expect(await usersLike(shop, 'mo.moved@example.com')).toEqual([
    expect.objectContaining({ phone: '07700900333', line1: '2 Mill Lane', state: null }),
  ]);
  const notes = () => shop.rows('select text, author_id as author from customer_notes');
  expect(await notes()).toEqual([{ text: 'Rings first', author: admin.id }]);
  await undo(shop, admin, plan.id);
  await worked(shop, admin, plan.id);
  expect(await notes()).toEqual([]);
});

it('an account that’s there gets only what it lacks, and gives that back', async ({ shop, admin }) => {
  const { email } = await aCustomer(shop);
  const [before] = await usersLike(shop, email);
  const line = `${email.toUpperCase()},Other Name,07700 900999,1 High Street,York,YO1 7HH,,,`;
  const id = await importFile(shop, admin, [line]);
  expect((await rowsOf(shop, admin, id))[0]?.changes.map(({ column }) => column)).toEqual([
    'phone',
    'address_1',
  ]);
  expect(await usersLike(shop, email)).toEqual([
    { ...(before as object), phone: '07700 900999', line1: '1 High Street', postcode: 'YO1 7HH' },
  ]);
  const again = await checked(shop, admin, [HEAD, line.replace('900999', '900111')].join('\n'));
  expect(figuresOf(again)).toEqual({ UNCHANGED: 1 });
  await undo(shop, admin, id);
  await worked(shop, admin, id);
  expect(await usersLike(shop, email)).toEqual([before]);
});

it('rows without a name, a whole address or the facts of a consent are refused, and staff are left alone', async ({
  shop,
  admin,
}) => {
  const plan = await checked(
    shop,
    admin,
    [
      HEAD,
      'not an address,A B,,,,,,,',
      'lone.name@example.com,Cher,,,,,,,',
      'no.name@example.com,,12,,,,,,',
      'half@example.com,Half Address,,1 Street,,,,,',
      'code@example.com,Wrong Code,,1 Street,Leeds,XX,,,',
      'future@example.com,Future Consent,,,,,yes,2027-01-01,form',
      `${admin.email},Sham Owner,07700 900111,,,,,,`,
    ].join('\n'),
  );
  expect(figuresOf(plan)).toEqual({ REFUSED: 7 });
  const rows = await rowsOf(shop, admin, plan.id);
  expect(rows.map(({ faults }) => faults.map(({ column }) => column))).toEqual([
    ['email'],
    ['name'],
    ['phone', null],
    [null],
    ['postcode'],
    ['consent_date'],
    ['email'],
  ]);
  expect(rows[2]?.faults[1]?.message).toBe(
    'The shop doesn’t know this customer. A new one needs First name and Last name',
  );
  expect(rows[3]?.faults[0]?.message).toBe('An address needs Town and Postcode; otherwise leave it out');
});

describe('the newsletter', () => {
  it('isn’t sent again to a reader who has left it', async ({ shop, admin }) => {
    const email = 'left.it@example.com';
    const line = `${email},Lee Left,,,,,yes,2020-01-01,old shop`;
    await importFile(shop, admin, [line]);
    await shop.rows(
      `update newsletter_subscriptions set state = 'UNSUBSCRIBED', unsubscribed_at = now() where email_key = $1`,
      [email],
    );
    const again = await checked(shop, admin, [HEAD, line].join('\n'));
    expect(figuresOf(again)).toEqual({ UNCHANGED: 1 });
  });

  it('takes WRITE_NEWSLETTER besides WRITE_CUSTOMERS', async ({ shop, admin }) => {
    const key = await aKey(shop, { scopes: ['WRITE_CUSTOMERS'] });
    const plan = await checked(
      shop,
      key,
      [HEAD, 'key@example.com,Key Holder,,,,,yes,2024-01-01,form'].join('\n'),
    );
    expect((await rowsOf(shop, key, plan.id))[0]?.faults.map(({ column }) => column)).toEqual([
      'newsletter',
      'consent_date',
      'consent_source',
    ]);
    expect(figuresOf(await checked(shop, admin, 'email,name\nkey@example.com,Key Holder'))).toEqual({
      NEW: 1,
    });
  });
});

it('an undo keeps accounts that were used, and erasing a customer erases the rows about them', async ({
  shop,
  admin,
}) => {
  const id = await importFile(shop, admin, [
    'used.once@example.com,Una Used,,,,,,,',
    'unused@example.com,Ute Unused,,,,,,,',
  ]);
  await shop.rows(`update users set email_verified_at = now() where email = 'used.once@example.com'`);
  await undo(shop, admin, id);
  expect(figuresOf(await worked(shop, admin, id))).toMatchObject({ UNDONE: 1, KEPT: 1 });
  expect(await usersLike(shop, '%used%@example.com')).toHaveLength(1);
  const [{ id: customerId } = { id: '' }] = await shop.rows<{ id: string }>(
    `select id from users where email = 'used.once@example.com'`,
  );
  const kept = () =>
    shop.rows(`select line from import_rows where import_id = $1 and label = 'used.once@example.com'`, [id]);
  expect(await kept()).toHaveLength(1);
  await shop.graphql(
    'mutation ($input: EraseCustomerInput!) { eraseCustomer(input: $input) { __typename } }',
    { input: { id: customerId, email: 'used.once@example.com' } },
    { ...admin.headers },
  );
  expect(await kept()).toEqual([]);
});

it('a file that nobody decides about is forgotten after 30 days', async ({ shop, admin }) => {
  const plan = await checked(shop, admin, 'email,name\nwaiting@example.com,Will Wait');
  await shop.rows(`update imports set touched_at = touched_at - interval '31 days' where id = $1`, [plan.id]);
  await shop.services.get(ImportService).sweep();
  expect(await shop.rows('select status from imports where id = $1', [plan.id])).toEqual([
    { status: 'CANCELLED' },
  ]);
  expect(await shop.rows('select line from import_rows where import_id = $1', [plan.id])).toEqual([]);
});
