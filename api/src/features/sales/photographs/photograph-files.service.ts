import type { OutputInfo } from 'sharp';
import type { OpenFile } from '../../../platform/files/file-store.ts';
import { BoundedQueue, QueueFull } from '../../../platform/process/bounded-queue.ts';
import { Service } from '../../../platform/services/services.ts';
import { SignedTokens, type TokenPurpose } from '../../../platform/services/signed-token.ts';
import { inFormat, openPicture, pictureFault } from '../../shop/pictures/index.ts';

/** The folder of photographs in the store of files. */
const FOLDER = 'photographs';
/** What the names of their files begin with. */
export const PHOTOGRAPH_FILES = `${FOLDER}/`;
/** The path that photographs are served under. */
export const PHOTOGRAPH_PATH = `/uploads/${FOLDER}/`;
/** How many files are looked up at once. */
const LOOKED_UP = 1_000;
/** Enough to read a tyre's sidewall, or the price on somebody's screen. */
const LONGEST_SIDE = 1_600;
/** Unpacked, each takes up to 200 MB of memory; the queue is for a family that sends six at once. */
const DRAWING = { atATime: 2, waiting: 24, patienceMs: 20_000 };

const LINK: TokenPurpose = { audience: 'photograph', claims: ['sub'] };
export const LINK_SECONDS = 3_600;

/** How files in HEIC begin (ISO/IEC 23008-12): iPhones write it unless they are told otherwise. */
const HEIC = /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;
const NO_HEIC =
  'We can’t read HEIC photographs. On an iPhone, choose Settings, Camera, Formats, Most Compatible, and take it ' +
  'again; or send a screenshot. JPEG, PNG, WebP and AVIF all work.';
const BUSY = 'We’re receiving a lot of photographs at the moment. Please send this one again in a minute.';

const nameOf = (id: string): string => `${FOLDER}/${id}.webp`;
/** Whose file a name is; also that of one that was never finished. */
const idIn = (name: string): string => name.slice(FOLDER.length + 1).replace(/\..*$/, '');
const isHeic = (bytes: Buffer): boolean => HEIC.test(bytes.toString('latin1', 4, 12));

/** A photograph that has been drawn and stored, or the sentence for its sender if it cannot be. */
export type StoredFile = { readonly width: number; readonly height: number } | { readonly fault: string };

/** The files of photographs, which nobody reaches without a link that the shop has signed. */
export class PhotographFiles extends Service {
  readonly #tokens = this.services.get(SignedTokens);
  readonly #queue = new BoundedQueue(DRAWING);

  /**
   * Draws a photograph anew, the right way up and without its place and time, and stores it under an id.
   * @throws FilesAway if the store does not take it.
   */
  async store(id: string, bytes: Buffer): Promise<StoredFile> {
    const fault = await pictureFault(bytes);
    if (fault) return { fault: isHeic(bytes) ? NO_HEIC : fault };
    const drawn = await this.#draw(bytes);
    if ('fault' in drawn) return drawn;
    await this.platform.files.write(nameOf(id), drawn.data);
    return { width: drawn.info.width, height: drawn.info.height };
  }

  /** The file of a photograph; null if it is gone. */
  open(id: string): Promise<OpenFile | null> {
    return this.platform.files.open(nameOf(id));
  }

  /** An address of a photograph that works for an hour, for whoever has it. */
  async link(id: string): Promise<string> {
    const until = new Date(this.platform.now().getTime() + LINK_SECONDS * 1_000);
    return `${PHOTOGRAPH_PATH}${id}.webp?key=${await this.#tokens.sign(LINK, { sub: id }, until)}`;
  }

  /** Whether the shop signed this key for a photograph, and it is still valid. */
  async opens(key: string, id: string): Promise<boolean> {
    return (await this.#tokens.read(LINK, key))?.sub === id;
  }

  /**
   * Removes files that no photograph belongs to, such as those of erased people.
   * @param known which of these ids are photographs.
   */
  async removeOrphans(
    known: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
    before: Date,
  ): Promise<void> {
    const old: string[] = [];
    // The file of a photograph is written before its row.
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
