import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** A listed file. Names are paths with forward slashes, such as `products/x.webp`. */
export interface ListedFile {
  readonly name: string;
  readonly modified: Date;
}

/** A file opened for reading. */
export interface OpenFile extends ListedFile {
  /** In bytes. */
  readonly size: number;
  /** A stream must be read or destroyed. */
  readonly content: Buffer | Readable;
}

/**
 * Stores the files that all processes share: pictures and photographs. Names come from code, or from callers only after
 * they've been checked. Each method throws {@link FilesAway} if the store fails or takes too long.
 */
export interface FileStore {
  has(name: string): Promise<boolean>;
  /** Null if the file doesn't exist. */
  open(name: string): Promise<OpenFile | null>;
  /** Writes or replaces a file atomically: readers never see half of one. */
  write(name: string, content: Buffer): Promise<void>;
  /** Deletes a file if it exists. */
  remove(name: string): Promise<void>;
  /** The files of a folder, such as `products`, in no particular order. */
  list(folder: string): AsyncIterable<ListedFile>;
  close(): void;
}

/** The file store can't be reached or refused a request. */
export class FilesAway extends Error {
  override readonly name = 'FilesAway';

  /** @param doing the attempted operation, for the log. */
  constructor(doing: string, cause: unknown) {
    super(`The file store couldn’t ${doing}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/** A file's whole content. */
export async function bytesOf({ content }: OpenFile): Promise<Buffer> {
  return Buffer.isBuffer(content) ? content : buffer(content);
}
