import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Builds a ZIP archive file by file, so that only its compressed bytes are in memory until they're taken. */
export class ZipArchive {
  #chunks: Uint8Array[] = [];
  readonly #zip: Zip;
  readonly #encoder = new TextEncoder();

  constructor() {
    this.#zip = new Zip((error, chunk) => {
      if (error) throw error;
      this.#chunks.push(chunk);
    });
  }

  /** Adds a file. @param pieces its text in pieces. */
  async add(name: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<void> {
    const file = new ZipDeflate(name);
    this.#zip.add(file);
    for await (const piece of pieces) file.push(this.#encoder.encode(piece));
    file.push(new Uint8Array(), true);
  }

  /** Adds a file that's compressed already, such as a PDF. */
  store(name: string, content: Uint8Array): void {
    const file = new ZipPassThrough(name);
    this.#zip.add(file);
    file.push(content, true);
  }

  /** Returns the bytes since they were last taken, and keeps them no longer. */
  take(): readonly Uint8Array[] {
    const taken = this.#chunks;
    this.#chunks = [];
    return taken;
  }

  /** Ends the archive. @returns the bytes that weren't taken yet. */
  end(): readonly Uint8Array[] {
    this.#zip.end();
    return this.take();
  }
}
