import { PICTURE_VIEWS, type PictureView } from '../../../picture-tracer/tyre.portrait.ts';

/** The widths in pixels at which every picture is kept; pictures are square. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;
/** The formats in which every picture is kept. */
export const PICTURE_FORMATS = ['webp', 'avif'] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Raised whenever the tracer's look changes: pictures are cached for ever under their names. */
const LOOK = 'v1';
/** Where pictures are served. */
export const PICTURE_PATH = '/uploads/products/';
/** The drawing that stands in for a picture that cannot be shown. */
export const PLACEHOLDER_NAME = 'tyre-placeholder.svg';

/** What a picture's file name says. */
export interface PictureName {
  readonly slug: string;
  readonly view: PictureView;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

const NAME = new RegExp(
  `^([a-z0-9]+(?:-[a-z0-9]+)*)-(${PICTURE_VIEWS.join('|')})-${LOOK}-(${PICTURE_WIDTHS.join('|')})\\.(${PICTURE_FORMATS.join('|')})$`,
);

/** The file name of one picture. */
export function nameOf({ slug, view, width, format }: PictureName): string {
  return `${slug}-${view}-${LOOK}-${width}.${format}`;
}

/** Reads a file name; null for anything that is not exactly one of ours, paths included. */
export function readName(name: string): PictureName | null {
  const [, slug, viewText, widthText, formatText] = NAME.exec(name) ?? [];
  const view = PICTURE_VIEWS.find((known) => known === viewText);
  const width = PICTURE_WIDTHS.find((known) => String(known) === widthText);
  const format = PICTURE_FORMATS.find((known) => known === formatText);
  return slug && view && width && format ? { slug, view, width, format } : null;
}

/** The address of a model's picture, without the host. */
export function pictureUrl(
  modelSlug: string,
  view: PictureView,
  width: PictureWidth = 640,
  format: PictureFormat = 'webp',
): string {
  return PICTURE_PATH + nameOf({ slug: modelSlug, view, width, format });
}
