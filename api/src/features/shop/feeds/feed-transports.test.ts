import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import { aKey } from '../../../../test/fixtures/account/api-key.ts';
import { anSftpServer } from '../../../../test/fixtures/outside/sftp-server.ts';
import { aSupplier } from '../../../../test/fixtures/supplier.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import { ImportRunner } from '../../operations/imports/index.ts';
import { aFeed, changeFeed, decided, feedNow, looked, runsOf } from './feed.builder.ts';
import { fileOf, offersOf, openFeedTest, START, TYRES } from './running-feed.builder.ts';

const sftp = await anSftpServer();
afterAll(() => sftp.close());
const folder = mkdtempSync(join(tmpdir(), 'treadline-suppliers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { it } = await openFeedTest({
  SUPPLIER_PRIVATE_HOSTS: `127.0.0.1:${sftp.port}`,
  SUPPLIER_FETCH_SECONDS: '10',
  SUPPLIER_SECRET_BOND: '127.0.0.1 s3cret',
  SUPPLIER_FOLDER: folder,
});

const AT_SFTP = {
  transport: 'SFTP',
  address: `sftp://127.0.0.1:${sftp.port}/out/stock-*.csv`,
  username: 'treadline',
  secretName: 'SUPPLIER_SECRET_BOND',
};

describe('a feed from an SFTP host', () => {
  it('pins the host’s key, takes the newest file, and trusts another key only when a person says so', async ({
    shop,
    admin,
    tyres,
  }) => {
    const supplierId = await aSupplier(shop);
    const id = await aFeed(shop, admin, { ...AT_SFTP, supplierId });
    sftp.files.set('stock-1.csv', { content: Buffer.from(fileOf(tyres)), written: 1_000 });
    const first = await looked(shop, admin, id);
    expect(first).toMatchObject({ outcome: 'TAKEN', fileName: 'stock-1.csv' });
    await decided(shop, admin, first?.import?.id ?? 0, 'apply');
    const { hostKey } = await feedNow(shop, admin, id);
    expect(hostKey).toMatch(/^SHA256:/);

    sftp.files.set('stock-2.csv', { content: Buffer.from(fileOf(tyres, { units: 3 })), written: 2_000 });
    await shop.rows('update supplier_feeds set host_key = $2 where id = $1', [id, 'SHA256:another']);
    const sent = sftp.passwords.length;
    expect(await looked(shop, admin, id)).toMatchObject({
      outcome: 'FAILED',
      message: `The host has another key than before: ${hostKey} instead of SHA256:another.`,
    });
    expect(sftp.passwords.length).toBe(sent);
    expect((await offersOf(shop, supplierId))[0]).toMatchObject({ units: 8 });

    expect(await changeFeed(shop, admin, 'forgetSupplierFeedKey', id)).toMatchObject({
      hostKey: null,
      trouble: null,
    });
    expect(await looked(shop, admin, id)).toMatchObject({
      fileName: 'stock-2.csv',
      import: { status: 'DONE' },
    });
    expect(await feedNow(shop, admin, id)).toMatchObject({ hostKey });
  });
});

describe('a feed from a folder', () => {
  it('takes the newest file once it’s whole', async ({ shop, admin, tyres }) => {
    const supplierId = await aSupplier(shop);
    const id = await aFeed(shop, admin, { supplierId, transport: 'FOLDER', address: 'bond/*.csv' });
    mkdirSync(join(folder, 'bond'));
    expect(await looked(shop, admin, id)).toMatchObject({
      outcome: 'NOTHING',
      message: 'No file matches bond/*.csv.',
    });
    const path = join(folder, 'bond', 'stock.csv');
    const write = (secondsAgo: number): void => {
      writeFileSync(path, fileOf(tyres));
      const at = START.getTime() / 1_000 - secondsAgo;
      utimesSync(path, at, at);
    };
    write(5);
    expect(await looked(shop, admin, id)).toMatchObject({
      outcome: 'NOTHING',
      message: 'stock.csv is still being written.',
    });
    write(60);
    expect(await looked(shop, admin, id)).toMatchObject({ outcome: 'TAKEN', import: { status: 'READY' } });
    expect(await feedNow(shop, admin, id)).toMatchObject({ trouble: null });
  });
});

describe('a feed whose files are sent', () => {
  const post = async (
    shop: TestShop,
    caller: { readonly headers: Readonly<Record<string, string>> },
    id: number,
    payload: string,
  ): Promise<{
    status: number;
    body: { error?: string; import?: { id: number; status: string } | null };
  }> => {
    const { statusCode, payload: body } = await shop.app.inject({
      method: 'POST',
      url: `/api/suppliers/feeds/${id}/file?file=stock.csv`,
      headers: { 'content-type': 'text/csv', ...caller.headers },
      payload,
    });
    return { status: statusCode, body: JSON.parse(body) as never };
  };

  it('takes them from a program with the scopes, applies them, and holds unusual ones', async ({
    shop,
    admin,
    tyres,
  }) => {
    const supplierId = await aSupplier(shop);
    const id = await aFeed(shop, admin, { supplierId, transport: 'UPLOAD', everyMinutes: null });
    const key = await aKey(shop, { scopes: ['WRITE_PURCHASES', 'READ_COSTS'] });
    const send = async (text: string) => {
      const { status, body } = await post(shop, key, id, text);
      if (body.import) await shop.services.get(ImportRunner).run(body.import.id);
      return { status, ...body, run: (await runsOf(shop, admin, id))[0] };
    };
    const first = await send(fileOf(tyres));
    expect(first).toMatchObject({ status: 202, run: { import: { status: 'READY' } } });
    expect(await send(fileOf(tyres, { units: 9 }))).toMatchObject({
      status: 400,
      error: 'An earlier file of this feed isn’t applied or rejected yet.',
    });
    await decided(shop, admin, first.run?.import?.id ?? 0, 'apply');
    expect(await send(fileOf(tyres))).toMatchObject({ status: 202, import: null });
    expect(await send(fileOf(tyres, { units: 9 }))).toMatchObject({
      run: { import: { status: 'DONE', startedBy: expect.stringMatching(/^API key/) } },
    });
    expect(await send(fileOf(tyres, { units: 0 }))).toMatchObject({
      run: { import: { status: 'READY', hold: 'All of its 10 tyres are out of stock.' } },
    });
    expect(await offersOf(shop, supplierId)).toHaveLength(TYRES);
    expect((await offersOf(shop, supplierId))[0]).toMatchObject({ units: 9 });
  });

  it('takes none from a program without both scopes, nor what isn’t a table', async ({
    shop,
    admin,
    tyres,
  }) => {
    const supplierId = await aSupplier(shop);
    const id = await aFeed(shop, admin, { supplierId, transport: 'UPLOAD', everyMinutes: null });
    for (const scopes of [['WRITE_PURCHASES'], ['READ_COSTS']] as const)
      expect(await post(shop, await aKey(shop, { scopes: [...scopes] }), id, fileOf(tyres))).toMatchObject({
        status: 403,
      });
    for (const [text, error] of [
      ['', 'The file is empty.'],
      ['<html>', 'The file is a web page instead of a table.'],
      ['SKU,Net,Qty\n', 'This file has no rows below the names of its columns.'],
    ] as const)
      expect(await post(shop, admin, id, text)).toMatchObject({ status: 400, body: { error } });
    const polled = await aFeed(shop, admin, { ...AT_SFTP, supplierId });
    expect(await post(shop, admin, polled, fileOf(tyres))).toMatchObject({ status: 400 });
    expect(await offersOf(shop, supplierId)).toEqual([]);
  });
});
