import {
  PICTURE_VIEWS,
  VEHICLE_KINDS,
  type TyreMeasure,
  type VehicleKind,
} from '@treadline/picture-tracer/portrait/tyre.portrait';

/**
 * The widths in pixels of every picture; pictures are square. Cards on a phone need 320 to 480, on a wide
 * screen up to 640; the gallery needs 640 to 1280.
 */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280] as const;
/** The file formats that pages use. */
export const PICTURE_FORMATS = ['webp', 'avif'] as const;
/**
 * For emails, because Outlook shows neither of the others. A picture's JPEG is made when an email first shows
 * it.
 */
export const MAIL_FORMAT = 'jpg';
/** The file formats a picture can be requested in. */
export const SERVED_FORMATS = [...PICTURE_FORMATS, MAIL_FORMAT] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof SERVED_FORMATS)[number];

/** Increase it whenever the tracer's look changes, because pictures are cached for ever under their names. */
const LOOK = 3;
/** The folder of pictures in the file store. */
export const PICTURE_FOLDER = 'products';
/** The path that pictures are served under. */
export const PICTURE_PATH = `/uploads/${PICTURE_FOLDER}/`;
/** The drawing shown in place of a missing picture. */
export const PLACEHOLDER_NAME = 'tyre-placeholder.svg';

/** The view of a size beside its vehicle. All models share it. */
const SCALE = 'scale';
const VIEWS = [...PICTURE_VIEWS, SCALE] as const;

/** The parts of a picture's file name. */
export interface PictureName {
  /** A model's picture name; for a view to scale, the size and its vehicle, such as `205-55-16-car`. */
  readonly slug: string;
  readonly view: (typeof VIEWS)[number];
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

const NAME = new RegExp(
  `^([a-z0-9]+(?:-[a-z0-9]+)*)-(${VIEWS.join('|')})-v([1-9]\\d?)` +
    `-(${PICTURE_WIDTHS.join('|')})\\.(${SERVED_FORMATS.join('|')})$`,
);

export function nameOf({ slug, view, width, format }: PictureName): string {
  return `${slug}-${view}-v${LOOK}-${width}.${format}`;
}

/**
 * Parses a file name; null unless it has exactly our form, which paths don't. Names from earlier versions of
 * the look still count, because sent emails and articles use them.
 */
export function readName(name: string): PictureName | null {
  const [, slug, viewText, look, widthText, formatText] = NAME.exec(name) ?? [];
  const view = VIEWS.find((known) => known === viewText);
  const width = PICTURE_WIDTHS.find((known) => String(known) === widthText);
  const format = SERVED_FORMATS.find((known) => known === formatText);
  return slug && view && width && format && Number(look) <= LOOK ? { slug, view, width, format } : null;
}

/** The width and format of a picture's file; by default those of pages. */
export type PictureFile = readonly [width?: PictureWidth, format?: PictureFormat];

export function pictureUrl(
  slug: string,
  view: PictureName['view'],
  ...[width = 640, format = 'webp']: PictureFile
): string {
  return PICTURE_PATH + nameOf({ slug, view, width, format });
}

/** A size and the kind of vehicle it's for. */
export interface SizeOnVehicle extends TyreMeasure {
  readonly vehicle: VehicleKind;
}

const SIZE_SLUG = new RegExp(`^(\\d{2,3})-(\\d{2,3})-(\\d{1,2})-(${VEHICLE_KINDS.join('|')})$`);

/** A size as the slug of its picture, such as `205-55-16-car`. */
export const sizeSlug = ({ width, profile, rim, vehicle }: SizeOnVehicle): string =>
  [width, profile, rim, vehicle].join('-');

export function scalePictureUrl(size: SizeOnVehicle): string {
  return pictureUrl(sizeSlug(size), SCALE);
}

/** The size a picture shows to scale; null for any other view. */
export function sizeShown({ slug, view }: PictureName): SizeOnVehicle | null {
  const [, width, profile, rim, vehicleText] = SIZE_SLUG.exec(slug) ?? [];
  const vehicle = VEHICLE_KINDS.find((known) => known === vehicleText);
  return view === SCALE && vehicle
    ? { width: Number(width), profile: Number(profile), rim: Number(rim), vehicle }
    : null;
}
