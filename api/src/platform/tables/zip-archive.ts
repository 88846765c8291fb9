import { Zip, ZipDeflate } from 'fflate';

/** Builds a ZIP archive file by file, so that only its compressed bytes are in memory. */
export class ZipArchive {
  readonly #chunks: Uint8Array[] = [];
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

  /** Ends the archive. @returns its bytes in pieces. */
  end(): readonly Uint8Array[] {
    this.#zip.end();
    return this.#chunks;
  }
}
