import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, vi } from 'vitest';
import { BackupRefusal } from '../../src/backup/backup-refusal.ts';
import { openBackup } from '../../src/backup/restore-backup.ts';
import { sendMail } from '../../src/features/operations/mail/index.ts';
import { FilesAway } from '../../src/platform/files/file-store.ts';
import { aPaidOrder, ORDER } from '../fixtures/order.ts';
import { aForm, ask } from '../fixtures/outside/legacy-client.ts';
import { aPhotograph, cameraPhotograph } from '../fixtures/photograph.ts';
import { shopTest } from '../shop-test.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import {
  aChangedBackup,
  anEmptyPlace,
  backUp,
  contentOf,
  eventful,
  migrateNow,
  placeOf,
  restore,
  rowsIn,
} from './backup.builder.ts';

const it = shopTest({ ownRole: true, jobs: [sendMail] })
  .extend('folder', { scope: 'file' }, ({}, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'treadline-backup-'));
    onCleanup(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  })
  /** A shop with an order, an email, a picture and photographs, and its backup. */
  .extend('sold', { scope: 'file' }, async ({ shop, customer, admin, folder }) => {
    const order = await aPaidOrder(shop, { by: customer });
    await vi.waitUntil(
      async () => (await shop.rows("select from mails where status = 'QUEUED'")).length === 0,
      { timeout: 60_000 },
    );
    const form = aForm({}, [{ name: 'photo.jpg', bytes: await cameraPhotograph() }]);
    const { body } = await ask(shop, 'POST', '/pictures', {
      body: form.body,
      headers: { ...admin.headers, ...form.headers },
    });
    const photographs = [await aPhotograph(shop, customer)];
    const { files } = shop.services.platform;
    const store = eventful(files, 'photographs', [
      // One photograph is added after the files were listed, and one is deleted after the tables were copied.
      async () => photographs.push(await aPhotograph(shop, customer)),
      () => files.remove(`photographs/${photographs[0]?.id}.webp`),
    ]);
    const { folder: backup } = await backUp(placeOf(shop), join(folder, 'backups'), store);
    return { order, picture: String(body['url']), photographs, backup };
  })
  .extend('place', { scope: 'file' }, async ({ folder }, { onCleanup }) => {
    const place = await anEmptyPlace(folder);
    onCleanup(() => place.drop());
    return place;
  })
  /** A shop with a customer. */
  .extend('older', { scope: 'file' }, async ({ folder }, { onCleanup }) => {
    const older = await anEmptyPlace(folder);
    onCleanup(() => older.drop());
    await migrateNow(older);
    await rowsIn(
      older.databaseUrl,
      `update invoice_counter set last_serial = 41;
        insert into users (id, email, password_hash, first_name, last_name, role, created_at)
          values (gen_random_uuid(), 'sam@example.com', 'x', 'Sam', 'Carter', 'CUSTOMER', now())`,
    );
    return older;
  });

const statusOf = async (shop: TestShop, url: string): Promise<number> =>
  (await shop.app.inject(url)).statusCode;

it('a shop restored elsewhere has every row, picture, photograph and email, and can sell', async ({
  shop,
  customer,
  sold,
  place,
}) => {
  await restore(sold.backup, place);
  expect(await contentOf(place.databaseUrl)).toEqual(await contentOf(shop.databaseUrl));
  const mails = readdirSync(join(shop.config.dataDir, 'mail'));
  expect(mails.join(' ')).toMatch(/thank-you-for-your-order.*\.eml/);
  expect(readdirSync(join(place.dataDir, 'mail')).toSorted()).toEqual(mails.toSorted());
  expect(statSync(join(place.dataDir, 'mail', mails[0] ?? '')).mode & 0o777).toBe(0o600);

  const restored = await openTestShop({
    besides: place,
    ownRole: true,
    env: { DATA_DIR: place.dataDir },
    jobs: true,
  });
  try {
    const read = async (from: TestShop) =>
      (await from.graphql<object>(ORDER, { id: sold.order.orderId }, { ...customer.headers })).data;
    expect(await read(restored)).toEqual(await read(shop));
    expect(await read(restored)).toMatchObject({ order: { id: sold.order.orderId } });
    for (const url of [sold.picture, ...sold.photographs.map((photograph) => photograph.url)])
      expect(await statusOf(restored, url)).toBe(200);
    await aPaidOrder(restored, { by: customer });
    await expect.poll(() => restored.rows("select from mails where status = 'QUEUED'")).toEqual([]);
    await expect(restored.rows('update audit_entries set action = action')).rejects.toThrow(
      /denied|append-only/,
    );
    expect(restored.complaints).toEqual([]);
  } finally {
    await restored.close();
  }
});

it('an older backup replaces a shop on request, and is migrated', async ({ folder, older }) => {
  const ask = <Row extends object>(text: string) => rowsIn<Row>(older.databaseUrl, text);
  const { folder: backup, manifest } = await backUp(older, join(folder, 'older'));
  await ask('update invoice_counter set last_serial = 99; delete from users; create table pgboss.stale ()');
  await restore(backup, older, { replace: true, later: true });
  // Migrations insert this row too.
  expect(await ask('select last_serial from invoice_counter')).toEqual([{ last_serial: 41 }]);
  expect(await ask('select email from users')).toEqual([{ email: 'sam@example.com' }]);
  expect(await ask("select from pg_class where relname = 'stale'")).toEqual([]);
  const applied = await ask<{ name: string }>('select name from migrations order by id');
  expect(applied.map(({ name }) => name)).toEqual([...manifest.migrations, '9998-later']);
  expect(await ask('select later from users')).toEqual([{ later: 'later' }]);
});

describe('a backup is refused with a sentence, and nothing changes:', () => {
  it('one of a newer version', async ({ sold, place }) => {
    const before = await contentOf(place.databaseUrl);
    const newer = await aChangedBackup(sold.backup, ({ migrations }) => ({
      migrations: [...migrations, '9999-of-tomorrow'],
    }));
    await expect(restore(newer, place, { replace: true })).rejects.toThrow(
      new BackupRefusal(
        'Another version of the shop made this backup: its database has the migration 9999-of-tomorrow, which this ' +
          'version doesn’t know. Restore it with that version.',
      ),
    );
    const path = join(newer, 'manifest.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"format": 1', '"format": 2'));
    await expect(openBackup(newer)).rejects.toThrow(
      /^A newer version of the shop made this backup: its format is 2/,
    );
    expect(await contentOf(place.databaseUrl)).toEqual(before);
  });

  it.for<[string, (folder: string) => void, RegExp]>([
    [
      'cut short',
      (folder) => writeFileSync(join(folder, 'database/orders.copy.gz'), 'x'),
      /^The backup is broken: database\/orders\.copy\.gz has 1 of its \d+ bytes\. Use another one\.$/,
    ],
    [
      'changed',
      (folder) => {
        const path = join(folder, 'database/orders.copy.gz');
        const bytes = readFileSync(path);
        bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20);
        writeFileSync(path, bytes);
      },
      /^The backup is broken: database\/orders\.copy\.gz has changed since it was written\./,
    ],
    [
      'without one of its pictures',
      (folder) => rmSync(join(folder, 'files/photographs'), { recursive: true }),
      /^The backup is broken: files\/photographs\/.+\.webp can’t be read \(ENOENT\)\./,
    ],
    [
      'whose manifest was changed',
      (folder) => {
        const path = join(folder, 'manifest.json');
        writeFileSync(path, readFileSync(path, 'utf8').replace('"database/orders', '"database/others'));
      },
      /^The backup is broken: manifest\.json has changed since it was written\./,
    ],
    [
      'without a manifest',
      (folder) => rmSync(join(folder, 'manifest.json')),
      /is not a complete backup: its manifest\.json can’t be read \(ENOENT\)\.$/,
    ],
  ])('one %s', async ([, damage, sentence], { sold }) => {
    const broken = mkdtempSync(`${sold.backup}-broken-`);
    cpSync(sold.backup, broken, { recursive: true });
    damage(broken);
    const refusal: unknown = await openBackup(broken).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(BackupRefusal);
    expect(String((refusal as Error).message)).toMatch(sentence);
  });

  it('one for an open shop, one for a shop that has sold, and one that fails half-way', async ({
    shop,
    sold,
    older,
  }) => {
    await expect(restore(sold.backup, placeOf(shop), { replace: true })).rejects.toThrow(
      /^The database is in use \(other connections: \d+\)\. Stop every process of the shop, then restore\.$/,
    );
    const before = await contentOf(older.databaseUrl);
    await expect(restore(sold.backup, older)).rejects.toThrow(
      new BackupRefusal(
        'This shop has been used (orders: 0, customers: 1). Restore elsewhere, or add --replace to overwrite it.',
      ),
    );
    const short = await aChangedBackup(sold.backup, ({ tables }) => ({
      tables: tables.map((table) => (table.name === 'api_keys' ? { ...table, rows: table.rows + 1 } : table)),
    }));
    await expect(restore(short, older, { replace: true })).rejects.toThrow(
      /^The backup is broken: api_keys has \d+ of its \d+ rows\. Use another one\.$/,
    );
    expect(await contentOf(older.databaseUrl)).toEqual(before);
  });
});

it('a failed backup leaves no files, and only the owner can read a backup', async ({
  shop,
  sold,
  folder,
}) => {
  const into = join(folder, 'failed');
  const away = (): Promise<never> => Promise.reject(new FilesAway('list photographs', 'gone'));
  const store = eventful(shop.services.platform.files, 'photographs', [async () => undefined, away]);
  await expect(backUp(placeOf(shop), into, store)).rejects.toThrow(FilesAway);
  expect(readdirSync(into)).toEqual([]);
  await expect(backUp(placeOf(shop), '/dev/null/backups')).rejects.toThrow(
    new BackupRefusal('Can’t write a backup to /dev/null/backups (ENOTDIR). Choose another folder.'),
  );
  const modes = readdirSync(sold.backup, { recursive: true, withFileTypes: true }).map((entry) =>
    (statSync(join(entry.parentPath, entry.name)).mode & 0o777).toString(8),
  );
  expect(new Set(modes)).toEqual(new Set(['600', '700']));
});
