import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** A file as it is listed. Names are paths with slashes, such as `products/x.webp`. */
export interface ListedFile {
  readonly name: string;
  readonly modified: Date;
}

/** A file that was found. */
export interface OpenFile extends ListedFile {
  /** Bytes. */
  readonly size: number;
  /** A stream has to be read or destroyed. */
  readonly content: Buffer | Readable;
}

/**
 * Keeps the files that all processes share: pictures and photographs. Names come from code, never from a caller unless
 * they were checked. Each method throws {@link FilesAway} if the store does not do its work in time.
 */
export interface FileStore {
  has(name: string): Promise<boolean>;
  /** Null if there is no such file. */
  open(name: string): Promise<OpenFile | null>;
  /** Writes a file, or replaces it: nobody ever reads half of one. */
  write(name: string, content: Buffer): Promise<void>;
  /** Removes a file, if it is there. */
  remove(name: string): Promise<void>;
  /** The files of a folder, such as `products`, in no order. */
  list(folder: string): AsyncIterable<ListedFile>;
  close(): void;
}

/** The store of files cannot be reached, or refused its work. */
export class FilesAway extends Error {
  override readonly name = 'FilesAway';

  /** @param doing what was tried, for the log. */
  constructor(doing: string, cause: unknown) {
    super(
      `The store of files failed to ${doing}: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        cause,
      },
    );
  }
}

/** The whole content of a file. */
export async function bytesOf({ content }: OpenFile): Promise<Buffer> {
  return Buffer.isBuffer(content) ? content : buffer(content);
}
