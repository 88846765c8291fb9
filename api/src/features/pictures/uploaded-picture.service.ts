import { createHash } from 'node:crypto';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Services } from '../../platform/services.ts';
import { AVIF, WEBP, writeWhole } from './picture.file.ts';
import { PICTURE_FORMATS, PICTURE_PATH, PICTURE_WIDTHS, type PictureFormat } from './picture.name.ts';

/** What a picture may be, whatever its name or its sender says. SVG is a program, and stays out. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif']);
/** A photograph of any camera fits; a bomb of a few kilobytes that unfolds into gigabytes does not. */
const MAX_PIXELS = 50_000_000;
const MIN_SIDE = 100;
/** What is not square gets margins that show what is behind them. */
const BACKGROUND = { r: 255, g: 255, b: 255, alpha: 0 };

const NAME = /^upload-[0-9a-f]{32}$/;
const FILE = new RegExp(
  `^(upload-[0-9a-f]{32})-(${PICTURE_WIDTHS.join('|')})\\.(${PICTURE_FORMATS.join('|')})$`,
);
const ADDRESS = new RegExp(
  `^(?:https?://[^/]+)?${PICTURE_PATH}(upload-[0-9a-f]{32})-(?:${PICTURE_WIDTHS.join('|')})\\.(?:${PICTURE_FORMATS.join('|')})$`,
);

/** The address of an uploaded picture, without the host; its siblings are those of every picture. */
export const uploadUrl = (name: string): string => `${PICTURE_PATH}${name}-640.webp`;

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Pictures that people send. What is kept is drawn anew from what was sent: nothing else of it survives, EXIF included. */
export class UploadedPictures {
  readonly #directory: string;

  constructor({ platform }: Services) {
    this.#directory = join(platform.config.dataDir, PICTURE_PATH);
  }

  /**
   * Looks at the content of a picture and keeps it, square, in every width and format of the shop. The same content is kept once.
   * @returns the name it is known by; a sentence for its sender when it is no picture that can be kept.
   */
  async keep(bytes: Buffer): Promise<{ name: string } | { fault: string }> {
    const fault = await faultOf(bytes);
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

  /** The name of a picture that was kept before, by its address; null for every other address. */
  async nameOf(url: string): Promise<string | null> {
    const [, name] = ADDRESS.exec(url) ?? [];
    return name && NAME.test(name) && (await exists(join(this.#directory, `${name}-640.webp`))) ? name : null;
  }

  /** The path of a kept picture; null for a name that is none of them, paths included. */
  async fileFor(file: string): Promise<string | null> {
    const path = join(this.#directory, file);
    return FILE.test(file) && (await exists(path)) ? path : null;
  }

  async #draw(bytes: Buffer, name: string, width: number, format: PictureFormat): Promise<void> {
    const path = join(this.#directory, `${name}-${width}.${format}`);
    if (await exists(path)) return;
    const sized = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(width, width, { fit: 'contain', background: BACKGROUND });
    await writeWhole(path, await (format === 'webp' ? sized.webp(WEBP) : sized.avif(AVIF)).toBuffer());
  }
}

/** Read from the picture’s head, whatever size it says: nothing is unfolded yet. */
async function faultOf(bytes: Buffer): Promise<string | null> {
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!format || !FORMATS.has(format)) return 'A picture must be a JPEG, PNG, WebP or AVIF';
    if (width * height > MAX_PIXELS) return 'A picture may have at most 50 million pixels';
    return Math.min(width, height) < MIN_SIDE
      ? `A picture must be at least ${MIN_SIDE} pixels wide and high`
      : null;
  } catch {
    return 'A picture must be a JPEG, PNG, WebP or AVIF';
  }
}
