import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFromFolder } from './folder-transport.ts';
import { boundsOf } from './transport.builder.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

const it = test.extend('folder', ({}, { onCleanup }) => {
  const top = mkdtempSync(join(tmpdir(), 'treadline-folder-'));
  onCleanup(() => rmSync(top, { recursive: true }));
  mkdirSync(join(top, 'suppliers', 'bond'), { recursive: true });
  write(join(top, 'secret.csv'), 'not for feeds', 600);
  return join(top, 'suppliers');
});

/** Writes a file that was last changed some seconds before now. */
function write(path: string, text: string, secondsAgo: number): void {
  writeFileSync(path, text);
  const at = NOW.getTime() / 1_000 - secondsAgo;
  utimesSync(path, at, at);
}

const read = async (folder: string, address: string): Promise<string> =>
  Buffer.from((await readFromFolder(folder, address, NOW, boundsOf([]))).bytes).toString();

it('the newest matching file is read', async ({ folder }) => {
  write(join(folder, 'bond', 'stock-1.csv'), 'one', 600);
  write(join(folder, 'bond', 'stock-2.csv'), 'two', 300);
  write(join(folder, 'bond', 'notes.txt'), 'three', 100);
  expect(await read(folder, 'bond/stock-*.csv')).toBe('two');
  expect(await read(folder, 'bond/stock-1.csv')).toBe('one');
});

it('a file that was just written may not be whole, so it waits', async ({ folder }) => {
  write(join(folder, 'bond', 'stock.csv'), 'half', 5);
  await expect(read(folder, 'bond/*.csv')).rejects.toThrow('stock.csv is still being written.');
});

it('a folder without a matching file has none yet', async ({ folder }) => {
  await expect(read(folder, 'bond/*.csv')).rejects.toThrow('No file matches bond/*.csv.');
});

it('no path and no link leads out of the folder', async ({ folder }) => {
  symlinkSync(join(folder, '..'), join(folder, 'up'));
  symlinkSync(join(folder, '..', 'secret.csv'), join(folder, 'bond', 'link.csv'));
  for (const [address, fault] of [
    ['../secret.csv', '../ leads out of the folder of suppliers.'],
    ['bond/../../secret.csv', 'bond/../../ leads out of the folder of suppliers.'],
    ['up/secret.csv', 'up/ leads out of the folder of suppliers.'],
    ['bond/link.csv', 'No file matches bond/link.csv.'],
    ['missing/x.csv', 'The folder of missing/x.csv can’t be read (ENOENT).'],
  ] as const)
    await expect(read(folder, address)).rejects.toThrow(fault);
});

it('a folder with a similar name isn’t inside', async ({ folder }) => {
  mkdirSync(`${folder}-other`);
  write(join(`${folder}-other`, 'x.csv'), 'x', 600);
  symlinkSync(`${folder}-other`, join(folder, 'similar'));
  await expect(read(folder, 'similar/x.csv')).rejects.toThrow('leads out of the folder');
});

it('without a folder in the configuration nothing is read', async () => {
  await expect(readFromFolder(null, 'x.csv', NOW, boundsOf([]))).rejects.toThrow('SUPPLIER_FOLDER isn’t set');
});
