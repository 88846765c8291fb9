import { expect, test } from 'vitest';
import { anSftpServer, type SftpServer } from '../../../../../test/fixtures/outside/sftp-server.ts';
import type { FeedSource, FetchBounds } from './feed-source.ts';
import { fetchBySftp } from './sftp-transport.ts';
import { boundsOf, sourceOf } from './transport.builder.ts';

const it = test.extend('server', async ({}, { onCleanup }) => {
  const server = await anSftpServer();
  server.files.set('stock-1.csv', { content: Buffer.from('sku,cost\nA,1\n'), written: 1_000 });
  server.files.set('stock-2.csv', { content: Buffer.from('sku,cost\nA,2\n'), written: 2_000 });
  server.files.set('other.csv', { content: Buffer.from('x'), written: 3_000 });
  onCleanup(() => server.close());
  return server;
});

const atServer = ({ port }: SftpServer, more: Partial<FeedSource> = {}): FeedSource => ({
  ...sourceOf(`sftp://127.0.0.1:${port}/out/stock-*.csv`),
  username: 'treadline',
  secret: { host: '127.0.0.1', value: 's3cret' },
  ...more,
});
const bounds = ({ port }: SftpServer, seconds = 10): FetchBounds =>
  boundsOf([`127.0.0.1:${port}`], { seconds });

it('the newest matching file is fetched, and the host’s key is returned to be remembered', async ({
  server,
}) => {
  const { name, bytes, hostKey } = await fetchBySftp(atServer(server), bounds(server));
  expect([name, Buffer.from(bytes).toString()]).toEqual(['stock-2.csv', 'sku,cost\nA,2\n']);
  expect(hostKey).toMatch(/^SHA256:[\w+/]{43}$/);
  expect(await fetchBySftp(atServer(server, { hostKey }), bounds(server))).toMatchObject({ name, hostKey });
});

it('a host with another key than before gets no password', async ({ server }) => {
  const hostKey = `SHA256:${'A'.repeat(43)}`;
  await expect(fetchBySftp(atServer(server, { hostKey }), bounds(server))).rejects.toThrow(
    /^The host has another key than before: SHA256:\S+ instead of SHA256:A+\.$/,
  );
  expect(server.passwords).toEqual([]);
});

it('a large file arrives whole', async ({ server }) => {
  const content = Buffer.alloc(3 * 1024 * 1024, 'tyre ');
  server.files.set('stock-3.csv', { content, written: 4_000 });
  const { bytes } = await fetchBySftp(atServer(server), bounds(server));
  expect(content.equals(bytes)).toBe(true);
});

it('a host that accepts the connection and then says nothing has its time and no more', async ({
  server,
}) => {
  server.isSilent = true;
  await expect(fetchBySftp(atServer(server), bounds(server, 1))).rejects.toThrow(
    'The host didn’t send the whole file within 1 seconds.',
  );
});

it('a file that grows while it’s read waits for the next time', async ({ server }) => {
  server.onRead = () =>
    server.files.set('stock-2.csv', { content: Buffer.from('sku,cost\nA,2\nB,3\n'), written: 2_001 });
  await expect(fetchBySftp(atServer(server), bounds(server))).rejects.toThrow(
    'The host is still writing stock-2.csv.',
  );
});

it('a folder without a matching file has none yet', async ({ server }) => {
  server.files.clear();
  await expect(fetchBySftp(atServer(server), bounds(server))).rejects.toThrow(
    'No file of the host matches /out/stock-*.csv.',
  );
});

it('a file beyond the limit isn’t fetched', async ({ server }) => {
  const small = { ...bounds(server), bytes: 4 };
  await expect(fetchBySftp(atServer(server), small)).rejects.toThrow('this one is larger');
});

it('a wrong password is refused in the host’s words', async ({ server }) => {
  const secret = { host: '127.0.0.1', value: 'wrong' };
  await expect(fetchBySftp(atServer(server, { secret }), bounds(server))).rejects.toThrow(
    'The host says: All configured authentication methods failed.',
  );
});

it('a host in a private network is refused unless the configuration names it', async ({ server }) => {
  for (const host of ['127.0.0.1', 'localhost', '0x7f000001', '127.1', '[::1]'])
    await expect(
      fetchBySftp(atServer(server, { address: `sftp://${host}:${server.port}/x.csv` }), boundsOf([])),
    ).rejects.toThrow(/is on a private network\.$/);
  expect(server.passwords).toEqual([]);
});

it('a trial reads only the beginning', async ({ server }) => {
  server.files.set('stock-3.csv', { content: Buffer.alloc(3 * 1024 * 1024, 'x'), written: 4_000 });
  const { bytes } = await fetchBySftp(atServer(server), { ...bounds(server), isTrial: true });
  expect(bytes.length).toBeLessThan(1024 * 1024);
});
