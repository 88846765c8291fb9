import { expect, test } from 'vitest';
import { aFileHost } from '../../../../../test/fixtures/outside/file-host.ts';
import { fetchByHttps } from './https-transport.ts';
import { boundsOf, sourceOf } from './transport.builder.ts';

const it = test
  .extend('host', async ({}, { onCleanup }) => {
    const host = await aFileHost('sku,cost,stock\nA,50,4\n');
    onCleanup(() => host.close());
    return host;
  })
  .extend('other', async ({}, { onCleanup }) => {
    const host = await aFileHost('sku,cost,stock\nB,60,5\n');
    onCleanup(() => host.close());
    return host;
  });

it('a file is downloaded with its name', async ({ host }) => {
  const { name, bytes } = await fetchByHttps(
    sourceOf(`${host.origin}/lists/stock.csv?day=1`),
    boundsOf([host.host]),
  );
  expect([name, Buffer.from(bytes).toString()]).toEqual(['stock.csv', 'sku,cost,stock\nA,50,4\n']);
});

it('the secret goes to its own host, with a user name or as a token', async ({ host }) => {
  const secret = { host: '127.0.0.1', value: 's3cret' };
  await fetchByHttps({ ...sourceOf(host.origin), username: 'shop', secret }, boundsOf([host.host]));
  await fetchByHttps({ ...sourceOf(host.origin), secret }, boundsOf([host.host]));
  await fetchByHttps(
    { ...sourceOf(host.origin), secret: { ...secret, host: 'bond.example' } },
    boundsOf([host.host]),
  );
  expect(host.received.map(({ authorization }) => authorization)).toEqual([
    `Basic ${Buffer.from('shop:s3cret').toString('base64')}`,
    'Bearer s3cret',
    undefined,
  ]);
});

it('a redirect is followed, and to another host without the secret', async ({ host, other }) => {
  host.answer = (response) =>
    response.writeHead(302, { location: other.origin.replace('127.0.0.1', 'localhost') }).end();
  const source = { ...sourceOf(host.origin), secret: { host: '127.0.0.1', value: 's3cret' } };
  const { bytes } = await fetchByHttps(
    source,
    boundsOf([host.host, other.host.replace('127.0.0.1', 'localhost')]),
  );
  expect(Buffer.from(bytes).toString()).toContain('B,60,5');
  expect(other.received.map(({ authorization }) => authorization)).toEqual([undefined]);
});

it.for([
  'http://127.0.0.1:9/',
  'https://127.0.0.1/',
  'http://169.254.169.254/latest/meta-data',
  'https://169.254.169.254/',
  'https://localhost/',
  'https://[::1]/',
  'https://2130706433/',
  'http://bond.example/',
  'file:///etc/passwd',
])('a redirect to %s isn’t followed', async (location, { host }) => {
  host.answer = (response) => response.writeHead(302, { location }).end();
  await expect(fetchByHttps(sourceOf(host.origin), boundsOf([host.host]))).rejects.toThrow(
    /is on a private network\.$|must start with https:\/\//,
  );
});

it('a host in a private network is refused unless the configuration names it', async ({ host }) => {
  await expect(fetchByHttps(sourceOf(host.origin), boundsOf([]))).rejects.toThrow(
    '127.0.0.1 is on a private network.',
  );
  expect(host.received).toEqual([]);
});

it('a host that refuses connections is told in plain words', async () => {
  await expect(fetchByHttps(sourceOf('http://127.0.0.1:1'), boundsOf(['127.0.0.1:1']))).rejects.toThrow(
    'The host refuses connections at this address and port. (ECONNREFUSED)',
  );
});

it('a host that redirects in a circle is left', async ({ host }) => {
  host.answer = (response) => response.writeHead(302, { location: '/' }).end();
  await expect(fetchByHttps(sourceOf(host.origin), boundsOf([host.host]))).rejects.toThrow(
    'The host redirects more than 3 times.',
  );
  expect(host.received).toHaveLength(4);
});

it('a host that never answers has its time and no more', async ({ host }) => {
  host.answer = () => undefined;
  await expect(fetchByHttps(sourceOf(host.origin), boundsOf([host.host], { seconds: 1 }))).rejects.toThrow(
    'The host didn’t send the whole file within 1 seconds.',
  );
});

it('a host that sends a byte at a time has the same time in all', async ({ host }) => {
  host.answer = (response) => {
    response.writeHead(200);
    const drip = setInterval(() => response.write('x'), 50);
    response.on('close', () => clearInterval(drip));
  };
  await expect(fetchByHttps(sourceOf(host.origin), boundsOf([host.host], { seconds: 1 }))).rejects.toThrow(
    'The host didn’t send the whole file within 1 seconds.',
  );
});

it('an endless file is left at the limit', async ({ host }) => {
  let sent = 0;
  host.answer = (response) => {
    const pour = (): void => {
      while (!response.destroyed && response.write('x'.repeat(65_536))) sent += 65_536;
      if (!response.destroyed) response.once('drain', pour);
    };
    pour();
  };
  const bounds = boundsOf([host.host], { bytes: 1024 * 1024 });
  await expect(fetchByHttps(sourceOf(host.origin), bounds)).rejects.toThrow('A file can be up to 1 MB');
  expect(sent).toBeLessThan(32 * 1024 * 1024);
});

it('a file that ends early isn’t taken', async ({ host }) => {
  host.answer = (response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('sku,cost\n', () => response.destroy());
  };
  await expect(fetchByHttps(sourceOf(host.origin), boundsOf([host.host]))).rejects.toThrow(
    'The host ended the connection in the middle of the file.',
  );
});

it('the host’s own words say why there’s no file', async ({ host }) => {
  host.answer = (response) =>
    response.writeHead(500).end('<html><style>p {}</style><p>Database   is\nasleep.</p></html>');
  await expect(fetchByHttps(sourceOf(host.origin), boundsOf([host.host]))).rejects.toThrow(
    'The host answered 500: Database is asleep.',
  );
});

it('a trial reads only the beginning', async ({ host }) => {
  host.answer = (response) => void response.writeHead(200).write('sku,cost\n');
  const bounds = { ...boundsOf([host.host]), isTrial: true };
  const { bytes } = await fetchByHttps(sourceOf(host.origin), bounds);
  expect(Buffer.from(bytes).toString()).toBe('sku,cost\n');
});
