import { access, constants, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigError } from '../config/environment.ts';
import type { FolderConfig } from '../config/uploads-config.ts';
import { sweepDrafts, writeWhole } from '../process/draft-file.ts';
import { errorCodeOf } from '../process/error-code.ts';
import { FilesAway, type FileStore, type ListedFile, type OpenFile } from './file-store.ts';

/** Turns a missing file into null; any other error is the store's. */
const orNull =
  (doing: string) =>
  (error: unknown): null => {
    if (errorCodeOf(error) === 'ENOENT') return null;
    throw new FilesAway(doing, error);
  };

/** Files in a folder, which several machines may share. */
class FolderStore implements FileStore {
  readonly #path: string;
  readonly #modes: { readonly file?: number; readonly folder?: number };

  constructor(path: string, ownerOnly: boolean) {
    this.#path = path;
    this.#modes = ownerOnly ? { file: 0o600, folder: 0o700 } : {};
  }

  async has(name: string): Promise<boolean> {
    return (await stat(join(this.#path, name)).catch(orNull(`find ${name}`))) !== null;
  }

  async open(name: string): Promise<OpenFile | null> {
    const file = await open(join(this.#path, name)).catch(orNull(`open ${name}`));
    if (!file) return null;
    try {
      const { size, mtime } = await file.stat();
      return { name, size, modified: mtime, content: file.createReadStream() };
    } catch (error) {
      await file.close();
      throw new FilesAway(`open ${name}`, error);
    }
  }

  async write(name: string, content: Buffer): Promise<void> {
    const path = join(this.#path, name);
    try {
      await mkdir(dirname(path), { recursive: true, mode: this.#modes.folder });
      await writeWhole(path, content, this.#modes.file);
    } catch (error) {
      throw new FilesAway(`write ${name}`, error);
    }
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.#path, name), { force: true }).catch(orNull(`remove ${name}`));
  }

  async *list(folder: string): AsyncIterable<ListedFile> {
    const names = (await readdir(join(this.#path, folder)).catch(orNull(`list ${folder}`))) ?? [];
    for (const name of names) {
      // Another process may have deleted it meanwhile.
      const found = await stat(join(this.#path, folder, name)).catch(orNull(`list ${folder}`));
      if (found) yield { name: `${folder}/${name}`, modified: found.mtime };
    }
  }

  close(): void {
    // Nothing is held open.
  }
}

/**
 * Opens a folder as a file store, creating it if it's missing. Removes half-written files of killed processes.
 * @param options.ownerOnly hides what is written from the machine's other users.
 * @throws ConfigError if the shop can't write to it.
 */
export async function openFolder(
  { path, setting }: Omit<FolderConfig, 'kind'>,
  { ownerOnly = false } = {},
): Promise<FileStore> {
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(
      `${setting} must name a folder that the shop can write to; ${path} is not (${errorCodeOf(error)}).`,
    );
  }
  await sweepDrafts(path);
  return new FolderStore(path, ownerOnly);
}
