import { expect } from 'vitest';
import { aKey } from '../../../../../test/fixtures/account/api-key.ts';
import { askAs } from '../../../../../test/fixtures/catalogue/admin-product.ts';
import { aSupplier } from '../../../../../test/fixtures/supplier.ts';
import { aFeed, createFeed, feedNow } from '../feed.builder.ts';
import { openFeedTest } from '../running-feed.builder.ts';

const { it, host, serve } = await openFeedTest({ SUPPLIER_SECRET_BOND: '127.0.0.1 s3cret' });

const UPDATE = `mutation ($input: UpdateSupplierFeedInput!) { answer: updateSupplierFeed(input: $input) {
  kind: __typename ... on SupplierFeed { revision hostKey } ... on StaleWrite { revision } } }`;
const TEST = `mutation ($id: Int!) { answer: testSupplierFeed(id: $id) {
  kind: __typename ... on FeedTrial { works answer } ... on Refusal { message } } }`;

it('a feed needs an address and a schedule that fit how its files arrive', async ({ shop, admin }) => {
  const supplierId = await aSupplier(shop);
  for (const [input, path] of [
    [{ address: 'ftp://bond.example/x' }, 'address'],
    [{ address: 'https://127.0.0.1/' }, 'address'],
    [{ address: host.origin, everyMinutes: null }, 'everyMinutes'],
    [{ address: host.origin, dailyAt: '06:30' }, 'everyMinutes'],
    [{ address: host.origin, everyMinutes: 1 }, 'everyMinutes'],
    [{ address: host.origin, everyMinutes: null, dailyAt: '25:00' }, 'dailyAt'],
    [{ address: host.origin, secretName: 'JWT_SECRET' }, 'secretName'],
    [{ transport: 'FOLDER', address: 'x.csv' }, 'address'],
    [{ address: host.origin, name: ' ' }, 'name'],
    [{ address: host.origin, supplierId: 0 }, 'supplierId'],
  ] as const)
    expect(await createFeed(shop, admin, { supplierId, ...input })).toMatchObject({
      kind: 'InvalidInput',
      fields: [{ path }],
    });
});

it('a feed that fetches files takes the scope for costs too, because it sets them for the shop', async ({
  shop,
}) => {
  const supplierId = await aSupplier(shop);
  const { headers } = await aKey(shop, { scopes: ['WRITE_PURCHASES'] });
  const { errors } = await shop.graphql(
    'mutation ($input: CreateSupplierFeedInput!) { createSupplierFeed(input: $input) { __typename } }',
    {
      input: {
        supplierId,
        name: 'A',
        transport: 'HTTPS',
        address: host.origin,
        everyMinutes: 60,
        active: true,
      },
    },
    headers,
  );
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', scope: 'READ_COSTS' });
});

it('the names of secrets are shown with their hosts, never the secrets', async ({ shop, admin }) => {
  const seen = await askAs(shop, admin, '{ supplierFeedChoices { hasFolder secrets { name host } } }');
  expect(seen).toEqual({
    supplierFeedChoices: { hasFolder: false, secrets: [{ name: 'SUPPLIER_SECRET_BOND', host: '127.0.0.1' }] },
  });
});

it('a change of a colleague isn’t overwritten, and another host’s key is forgotten', async ({
  shop,
  admin,
}) => {
  const supplierId = await aSupplier(shop);
  const id = await aFeed(shop, admin, {
    supplierId,
    address: 'sftp://127.0.0.1:1/x.csv',
    transport: 'UPLOAD',
    everyMinutes: null,
  });
  await shop.rows(`update supplier_feeds set host_key = 'SHA256:a' where id = $1`, [id]);
  const input = {
    id,
    revision: 1,
    name: 'B',
    transport: 'HTTPS',
    address: `${host.origin}/a`,
    everyMinutes: 60,
    active: true,
  };
  expect(await askAs(shop, admin, UPDATE, { input })).toMatchObject({
    answer: { revision: 2, hostKey: null },
  });
  expect(await askAs(shop, admin, UPDATE, { input })).toMatchObject({
    answer: { kind: 'StaleWrite', revision: 2 },
  });
});

it('a trial shows the beginning of the file or the host’s own words, without the secret', async ({
  shop,
  admin,
}) => {
  const supplierId = await aSupplier(shop);
  const id = await aFeed(shop, admin, {
    supplierId,
    address: `${host.origin}/stock.csv`,
    secretName: 'SUPPLIER_SECRET_BOND',
  });
  serve('SKU;Net;Qty\r\nA;1;1\r\n');
  expect(await askAs(shop, admin, TEST, { id })).toEqual({
    answer: { kind: 'FeedTrial', works: true, answer: 'stock.csv begins with: SKU;Net;Qty' },
  });
  host.answer = (response, { headers }) => response.writeHead(401).end(`Wrong: ${headers.authorization}`);
  expect(await askAs(shop, admin, TEST, { id })).toEqual({
    answer: { kind: 'FeedTrial', works: false, answer: 'The host answered 401: Wrong: Bearer •••.' },
  });
  expect(await feedNow(shop, admin, id)).toMatchObject({ lastNewAt: null, trouble: null, waiting: null });
});

it('a deleted feed is gone, and its supplier’s other feeds stay', async ({ shop, admin }) => {
  const supplierId = await aSupplier(shop);
  const [gone, kept] = [
    await aFeed(shop, admin, { supplierId, address: host.origin }),
    await aFeed(shop, admin, { supplierId, address: host.origin }),
  ];
  const remove = () =>
    askAs(shop, admin, 'mutation ($id: Int!) { deleteSupplierFeed(id: $id) }', { id: gone });
  expect(await remove()).toEqual({ deleteSupplierFeed: true });
  expect(await remove()).toEqual({ deleteSupplierFeed: false });
  expect(
    await askAs(shop, admin, 'query ($id: Int!) { supplierFeeds(supplierId: $id) { id } }', {
      id: supplierId,
    }),
  ).toEqual({ supplierFeeds: [{ id: kept }] });
});
