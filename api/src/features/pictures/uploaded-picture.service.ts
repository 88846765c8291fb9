import { createHash } from 'node:crypto';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Services } from '../../platform/services.ts';
import { openPicture, pictureFault } from './picture-reading.service.ts';
import { inFormat, writeWhole } from './picture.file.ts';
import {
  PICTURE_FORMATS,
  PICTURE_PATH,
  PICTURE_WIDTHS,
  SERVED_FORMATS,
  type PictureFormat,
  type PictureWidth,
} from './picture.name.ts';

/** A picture that is not square gets transparent margins. */
const BACKGROUND = { r: 255, g: 255, b: 255, alpha: 0 };

const NAME = /^upload-[0-9a-f]{32}$/;
const FILE = new RegExp(
  `^(upload-[0-9a-f]{32})-(${PICTURE_WIDTHS.join('|')})\\.(${SERVED_FORMATS.join('|')})$`,
);
const ADDRESS = new RegExp(
  `^(?:https?://[^/]+)?${PICTURE_PATH}(upload-[0-9a-f]{32})` +
    `-(?:${PICTURE_WIDTHS.join('|')})\\.(?:${PICTURE_FORMATS.join('|')})$`,
);

/**
 * The path of an uploaded picture, without the host; its other sizes follow the same pattern as every
 * picture's.
 */
export const uploadUrl = (name: string, width: PictureWidth = 640, format: PictureFormat = 'webp'): string =>
  `${PICTURE_PATH}${name}-${width}.${format}`;

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Uploaded pictures. Each is drawn anew: nothing else in the file survives, such as EXIF data. */
export class UploadedPictures {
  readonly #directory: string;

  constructor({ platform }: Services) {
    this.#directory = join(platform.config.dataDir, PICTURE_PATH);
  }

  /**
   * Checks the content of a picture and stores it, square, in every width and format of the shop. The same
   * content is stored once.
   * @returns its name, or a sentence for the sender if it cannot be accepted.
   */
  async keep(bytes: Buffer): Promise<{ name: string } | { fault: string }> {
    const fault = await pictureFault(bytes);
    if (fault) return { fault };
    const name = `upload-${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`;
    await mkdir(this.#directory, { recursive: true });
    try {
      for (const width of PICTURE_WIDTHS)
        for (const format of PICTURE_FORMATS) await this.#draw(bytes, name, width, format);
    } catch {
      return { fault: 'This picture is damaged' };
    }
    return { name };
  }

  /** The name of a stored picture by its address; null for any other address. */
  async nameOf(url: string): Promise<string | null> {
    const [, name] = ADDRESS.exec(url) ?? [];
    return name && NAME.test(name) && (await exists(join(this.#directory, `${name}-640.webp`))) ? name : null;
  }

  /**
   * The path of a stored picture; null for any other name, such as a path. What was not made when it was sent, be it
   * for mails or in a width that came later, is made of the largest.
   */
  async fileFor(file: string): Promise<string | null> {
    const [, name, width, ending] = FILE.exec(file) ?? [];
    const format = SERVED_FORMATS.find((known) => known === ending);
    if (!name || !format) return null;
    const path = join(this.#directory, file);
    if (await exists(path)) return path;
    const kept = join(this.#directory, `${name}-1280.webp`);
    if (!(await exists(kept))) return null;
    await writeWhole(path, await inFormat[format](sharp(kept).resize(Number(width))).toBuffer());
    return path;
  }

  async #draw(bytes: Buffer, name: string, width: number, format: PictureFormat): Promise<void> {
    const path = join(this.#directory, `${name}-${width}.${format}`);
    if (await exists(path)) return;
    const sized = openPicture(bytes).resize(width, width, { fit: 'contain', background: BACKGROUND });
    await writeWhole(path, await inFormat[format](sized).toBuffer());
  }
}
