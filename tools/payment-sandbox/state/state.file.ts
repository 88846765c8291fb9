import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SandboxLogger } from './sandbox.options.ts';

/** Changes within this time are written together. */
const GATHER_MS = 10;
const DRAFT = '.tmp';

/** Stores one text in one file, replaced atomically so that a killed process never leaves half of it. */
export class StateFile {
  readonly #path: string;
  readonly #logger: SandboxLogger;
  #waiting = false;
  #last: Promise<void> = Promise.resolve();

  constructor(path: string, logger: SandboxLogger) {
    this.#path = path;
    this.#logger = logger;
    mkdirSync(dirname(path), { recursive: true });
    this.#sweep();
  }

  /** Removes half-written files of killed processes; only one process uses a state. */
  #sweep(): void {
    const [folder, drafts] = [dirname(this.#path), `${basename(this.#path)}.`];
    for (const name of readdirSync(folder))
      if (name.startsWith(drafts) && name.endsWith(DRAFT)) rmSync(join(folder, name), { force: true });
  }

  /**
   * The file's content, parsed with `parse`; undefined if there's no file. A file that can't be parsed is set aside.
   */
  read<T>(parse: (text: string) => T): T | undefined {
    let text: string;
    try {
      text = readFileSync(this.#path, 'utf8');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
    try {
      return parse(text);
    } catch (error) {
      const aside = `${this.#path}.broken-${Date.now()}`;
      renameSync(this.#path, aside);
      this.#logger.warn(
        { err: error, aside },
        'The payment sandbox couldn’t read its state and starts afresh.',
      );
      return undefined;
    }
  }

  /** Writes soon. `format` is called at that moment, so later changes are included. */
  save(format: () => string): void {
    if (this.#waiting) return;
    this.#waiting = true;
    this.#last = this.#last.then(async () => {
      await delay(GATHER_MS);
      this.#waiting = false;
      await this.#write(format());
    });
  }

  /** Resolves when everything requested so far has been written (or has failed and been logged). */
  saved(): Promise<void> {
    return this.#last;
  }

  async #write(text: string): Promise<void> {
    const temporary = `${this.#path}.${process.pid}${DRAFT}`;
    try {
      await writeFile(temporary, text, { mode: 0o600 });
      await rename(temporary, this.#path);
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      this.#logger.error({ err: error, path: this.#path }, 'The payment sandbox couldn’t save its state.');
    }
  }
}
