import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../platform/files/file-store.ts';
import { writePart, type Part } from './part.ts';

/** A store to copy files from or restore them to. */
export interface FileSource {
  readonly store: FileStore;
  /** Their folder within the backup. */
  readonly folder: 'files' | 'data';
  /** The names of the files to copy. */
  names(): AsyncIterable<string>;
}

async function* listed(store: FileStore, beginning: string): AsyncIterable<string> {
  for await (const { name } of store.list(beginning.slice(0, beginning.lastIndexOf('/'))))
    if (name.startsWith(beginning) && !name.endsWith('.tmp')) yield name;
}

/**
 * The shop's files that can't be regenerated.
 *
 * @param originals the prefixes of their names.
 */
export const originalFiles = (store: FileStore, originals: readonly string[]): FileSource => ({
  store,
  folder: 'files',
  async *names() {
    for (const beginning of originals) yield* listed(store, beginning);
  },
});

/** The rest of the data folder: emails written without a mail server, and payments made without Stripe. */
export const ownFiles = (store: FileStore): FileSource => ({
  store,
  folder: 'data',
  async *names() {
    yield* listed(store, 'mail/');
    yield 'payment-sandbox.json';
  },
});

/**
 * Copies a source's files into a backup, except those it already has.
 * @throws FilesAway if the store doesn't answer.
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
    // It might not exist, or might have been deleted since it was listed.
    if (file) parts.push(await writePart(backup, part, file.content));
  }
  return parts;
}

/**
 * Writes a backup's files to their store. Other files there are left alone.
 * @throws FilesAway if the store doesn't accept them.
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
