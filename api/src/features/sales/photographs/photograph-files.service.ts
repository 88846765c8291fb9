import type { OutputInfo } from 'sharp';
import type { OpenFile } from '../../../platform/files/file-store.ts';
import { BoundedQueue, QueueFull } from '../../../platform/process/bounded-queue.ts';
import { Service } from '../../../platform/services/services.ts';
import { SignedTokens, type TokenPurpose } from '../../../platform/services/signed-token.ts';
import { inFormat, openPicture, pictureFault } from '../../shop/pictures/index.ts';

/** The folder of photographs in the file store. */
const FOLDER = 'photographs';
/** The prefix of their file names. */
export const PHOTOGRAPH_FILES = `${FOLDER}/`;
/** The path under which photographs are served. */
export const PHOTOGRAPH_PATH = `/uploads/${FOLDER}/`;
/** The number of files looked up at once. */
const LOOKED_UP = 1_000;
/** Pixels: enough to read a tyre's sidewall, or a price on a screen. */
const LONGEST_SIDE = 1_600;
/** Decoded, each takes up to 200 MB of memory. The queue leaves room for a family sending six at once. */
const DRAWING = { atATime: 2, waiting: 24, patienceMs: 20_000 };

const LINK: TokenPurpose = { audience: 'photograph', claims: ['sub'] };
export const LINK_SECONDS = 3_600;

/** The start of a HEIC file (ISO/IEC 23008-12), which iPhones write by default. */
const HEIC = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;
const NO_HEIC =
  'We can’t read HEIC photographs. On an iPhone, choose Settings, Camera, Formats, Most Compatible, and take it ' +
  'again; or send a screenshot. JPEG, PNG, WebP and AVIF all work.';
const BUSY = 'We’re receiving a lot of photographs at the moment. Please send this one again in a minute.';

const nameOf = (id: string): string => `${FOLDER}/${id}.webp`;
/** The photograph's id in a file name, even of a file that was never finished. */
const idIn = (name: string): string => name.slice(FOLDER.length + 1).replace(/\..*$/, '');
const isHeic = (bytes: Buffer): boolean => HEIC.test(bytes.toString('latin1', 4, 12));

/** The size of a photograph that was stored, or a sentence for its sender if it couldn't be. */
export type StoredFile = { readonly width: number; readonly height: number } | { readonly fault: string };

/** The files of photographs, which can be reached only by a link that the shop has signed. */
export class PhotographFiles extends Service {
  readonly #tokens = this.services.get(SignedTokens);
  readonly #queue = new BoundedQueue(DRAWING);

  /**
   * Re-encodes a photograph, upright and without its place and time, and stores it under an id.
   * @throws FilesAway if the store doesn't accept it.
   */
  async store(id: string, bytes: Buffer): Promise<StoredFile> {
    const fault = await pictureFault(bytes);
    if (fault) return { fault: isHeic(bytes) ? NO_HEIC : fault };
    const drawn = await this.#draw(bytes);
    if ('fault' in drawn) return drawn;
    await this.platform.files.write(nameOf(id), drawn.data);
    return { width: drawn.info.width, height: drawn.info.height };
  }

  /** The file of a photograph; null if it's gone. */
  open(id: string): Promise<OpenFile | null> {
    return this.platform.files.open(nameOf(id));
  }

  /** A link to a photograph that works for an hour, for anyone who has it. */
  async link(id: string): Promise<string> {
    const until = new Date(this.platform.now().getTime() + LINK_SECONDS * 1_000);
    return `${PHOTOGRAPH_PATH}${id}.webp?key=${await this.#tokens.sign(LINK, { sub: id }, until)}`;
  }

  /** Whether the shop signed this key for the photograph, and it's still valid. */
  async opens(key: string, id: string): Promise<boolean> {
    return (await this.#tokens.read(LINK, key))?.sub === id;
  }

  /**
   * Removes files without a photograph, such as those of erased people.
   * @param known which of these ids are photographs.
   * @param before leaves newer files alone.
   */
  async removeOrphans(
    known: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
    before: Date,
  ): Promise<void> {
    const old: string[] = [];
    // A photograph's file is written before its row.
    for await (const { name, modified } of this.platform.files.list(FOLDER))
      if (modified < before) old.push(name);
    for (let from = 0; from < old.length; from += LOOKED_UP) {
      const names = old.slice(from, from + LOOKED_UP);
      const wanted = await known(names.map(idIn));
      for (const name of names) if (!wanted.has(idIn(name))) await this.platform.files.remove(name);
    }
  }

  async #draw(bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo } | { fault: string }> {
    const sized = openPicture(bytes).resize(LONGEST_SIDE, LONGEST_SIDE, {
      fit: 'inside',
      withoutEnlargement: true,
    });
    try {
      return await this.#queue.run(() => inFormat.webp(sized).toBuffer({ resolveWithObject: true }));
    } catch (error) {
      if (error instanceof QueueFull) return { fault: BUSY };
      return {
        fault: isHeic(bytes) ? NO_HEIC : 'This photograph is damaged. Please take or choose another.',
      };
    }
  }
}
