import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { bytesOf, type OpenFile } from '../../../platform/files/file-store.ts';
import { Service } from '../../../platform/services/services.ts';
import { openPicture, pictureFault } from './picture-reading.service.ts';
import { inFormat } from './picture.file.ts';
import {
  PICTURE_FOLDER,
  PICTURE_FORMATS,
  PICTURE_PATH,
  PICTURE_WIDTHS,
  SERVED_FORMATS,
  type PictureFile,
} from './picture.name.ts';

/** Fills the margins of a picture that isn't square. */
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
 * The path of an uploaded picture, without the host. Its other sizes follow the same pattern as every
 * picture's.
 */
export const uploadUrl = (name: string, ...[width = 640, format = 'webp']: PictureFile): string =>
  `${PICTURE_PATH}${name}-${width}.${format}`;

/** The prefix of uploaded files. The shop draws all other pictures itself. */
export const UPLOADED_FILES = `${PICTURE_FOLDER}/upload-`;

/** Written last, so its presence means the picture is complete. */
const LAST = '640.webp';

const fileName = (name: string, rest: string): string => `${PICTURE_FOLDER}/${name}-${rest}`;

/** Uploaded pictures. Each is re-encoded, so nothing else in the file survives, such as EXIF data. */
export class UploadedPictures extends Service {
  /**
   * Checks a picture's content and stores it, square, in every width and format. The same content is stored
   * once. If the store fails half-way, the next attempt completes the picture.
   * @returns its name, or a sentence for the sender if it's refused.
   * @throws FilesAway if the store fails.
   */
  async keep(bytes: Buffer): Promise<{ name: string } | { fault: string }> {
    const fault = await pictureFault(bytes);
    if (fault) return { fault };
    const name = `upload-${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`;
    if (await this.platform.files.has(fileName(name, LAST))) return { name };
    const drawn = await drawAll(bytes).catch(() => null);
    if (!drawn) return { fault: 'This picture is damaged' };
    const others = [...drawn.keys()].filter((rest) => rest !== LAST);
    for (const rest of [...others, LAST]) {
      const content = drawn.get(rest);
      if (content) await this.platform.files.write(fileName(name, rest), content);
    }
    return { name };
  }

  /** The name of a stored picture from its address; null for any other address. */
  async nameOf(url: string): Promise<string | null> {
    const [, name] = ADDRESS.exec(url) ?? [];
    return name && NAME.test(name) && (await this.platform.files.has(fileName(name, LAST))) ? name : null;
  }

  /**
   * A stored picture; null for any other name, such as a path. A format or width that wasn't made at upload,
   * such as an email's JPEG or a width added later, is made from the largest on first request.
   * @throws FilesAway if the store doesn't respond.
   */
  async open(file: string): Promise<OpenFile | null> {
    const [, name, width, ending] = FILE.exec(file) ?? [];
    const format = SERVED_FORMATS.find((known) => known === ending);
    if (!name || !format) return null;
    const kept = await this.platform.files.open(`${PICTURE_FOLDER}/${file}`);
    if (kept) return kept;
    const original = await this.platform.files.open(fileName(name, '1280.webp'));
    if (!original) return null;
    const sized = sharp(await bytesOf(original)).resize(Number(width));
    await this.platform.files.write(`${PICTURE_FOLDER}/${file}`, await inFormat[format](sized).toBuffer());
    return this.platform.files.open(`${PICTURE_FOLDER}/${file}`);
  }
}

/** A picture in every width and format, keyed by the end of the file name. */
async function drawAll(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const drawn = new Map<string, Buffer>();
  for (const width of PICTURE_WIDTHS)
    for (const format of PICTURE_FORMATS) {
      const sized = openPicture(bytes).resize(width, width, { fit: 'contain', background: BACKGROUND });
      drawn.set(`${width}.${format}`, await inFormat[format](sized).toBuffer());
    }
  return drawn;
}
