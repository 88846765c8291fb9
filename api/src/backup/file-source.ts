import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../platform/files/file-store.ts';
import { writePart, type Part } from './part.ts';

/** Where files are copied from, and restored to. */
export interface FileSource {
  readonly store: FileStore;
  /** The folder of a backup that holds them. */
  readonly folder: 'files' | 'data';
  /** The names of those to be copied. */
  names(): AsyncIterable<string>;
}

async function* listed(store: FileStore, beginning: string): AsyncIterable<string> {
  for await (const { name } of store.list(beginning.slice(0, beginning.lastIndexOf('/'))))
    if (name.startsWith(beginning) && !name.endsWith('.tmp')) yield name;
}

/** The files of the shop that cannot be made again. @param originals what their names begin with. */
export const originalFiles = (store: FileStore, originals: readonly string[]): FileSource => ({
  store,
  folder: 'files',
  async *names() {
    for (const beginning of originals) yield* listed(store, beginning);
  },
});

/** What the data folder holds besides: mails without a mail server, and payments without Stripe. */
export const ownFiles = (store: FileStore): FileSource => ({
  store,
  folder: 'data',
  async *names() {
    yield* listed(store, 'mail/');
    yield 'payment-sandbox.json';
  },
});

/**
 * Copies the files of a source into a backup, but those that it already has.
 * @throws FilesAway if the store does not answer.
 */
export async function copyFiles(
  { store, folder, names }: FileSource,
  backup: string,
  had: readonly Part[] = [],
): Promise<Part[]> {
  const known = new Set(had.map(({ name }) => name));
  const parts: Part[] = [];
  for await (const name of names()) {
    const part = `${folder}/${name}`;
    if (known.has(part)) continue;
    const file = await store.open(name);
    // It may not be there, or have been erased since it was listed.
    if (file) parts.push(await writePart(backup, part, file.content));
  }
  return parts;
}

/**
 * Writes the files of a backup back to where they came from. Others stay.
 * @throws FilesAway if the store does not take them.
 */
export async function restoreFiles(
  { store, folder }: Pick<FileSource, 'store' | 'folder'>,
  backup: string,
  parts: readonly Part[],
): Promise<void> {
  for (const { name } of parts)
    if (name.startsWith(`${folder}/`))
      await store.write(name.slice(folder.length + 1), await readFile(join(backup, name)));
}
