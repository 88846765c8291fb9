import { PICTURE_VIEWS, type PictureView } from '../../../picture-tracer/tyre.portrait.ts';

/**
 * The widths in pixels of every picture; pictures are square. Cards of a phone want 320 to 480, those of a wide screen
 * up to 640, and the gallery 640 to 1280.
 */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280] as const;
/** The file formats of every picture as pages show it. */
export const PICTURE_FORMATS = ['webp', 'avif'] as const;
/** For mails: Outlook shows neither of the others. Such files are made when a mail first shows them. */
export const MAIL_FORMAT = 'jpg';
/** The file formats that a picture can be asked for in. */
export const SERVED_FORMATS = [...PICTURE_FORMATS, MAIL_FORMAT] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof SERVED_FORMATS)[number];

/** Increase it whenever the tracer's look changes: pictures are cached for ever under their names. */
const LOOK = 2;
/** The folder of pictures in the store of files. */
export const PICTURE_FOLDER = 'products';
/** The path that pictures are served under. */
export const PICTURE_PATH = `/uploads/${PICTURE_FOLDER}/`;
/** The drawing shown in place of a picture that is not available. */
export const PLACEHOLDER_NAME = 'tyre-placeholder.svg';

/** The parts of a picture's file name. */
export interface PictureName {
  readonly slug: string;
  readonly view: PictureView;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

const NAME = new RegExp(
  `^([a-z0-9]+(?:-[a-z0-9]+)*)-(${PICTURE_VIEWS.join('|')})-v([1-9]\\d?)` +
    `-(${PICTURE_WIDTHS.join('|')})\\.(${SERVED_FORMATS.join('|')})$`,
);

/** The file name of one picture. */
export function nameOf({ slug, view, width, format }: PictureName): string {
  return `${slug}-${view}-v${LOOK}-${width}.${format}`;
}

/**
 * Reads a file name; null unless it is exactly one of ours, so for paths too. Names of earlier looks are read as well:
 * they stand in emails that were sent and in articles.
 */
export function readName(name: string): PictureName | null {
  const [, slug, viewText, look, widthText, formatText] = NAME.exec(name) ?? [];
  const view = PICTURE_VIEWS.find((known) => known === viewText);
  const width = PICTURE_WIDTHS.find((known) => String(known) === widthText);
  const format = SERVED_FORMATS.find((known) => known === formatText);
  return slug && view && width && format && Number(look) <= LOOK ? { slug, view, width, format } : null;
}

/** The path of a model's picture, without the host. */
export function pictureUrl(
  modelSlug: string,
  view: PictureView,
  width: PictureWidth = 640,
  format: PictureFormat = 'webp',
): string {
  return PICTURE_PATH + nameOf({ slug: modelSlug, view, width, format });
}
