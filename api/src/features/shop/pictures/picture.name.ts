import {
  PICTURE_VIEWS,
  VEHICLE_KINDS,
  type TyreMeasure,
  type VehicleKind,
} from '@treadline/picture-tracer/portrait/tyre.portrait';

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
const LOOK = 3;
/** The folder of pictures in the store of files. */
export const PICTURE_FOLDER = 'products';
/** The path that pictures are served under. */
export const PICTURE_PATH = `/uploads/${PICTURE_FOLDER}/`;
/** The drawing shown in place of a picture that is not available. */
export const PLACEHOLDER_NAME = 'tyre-placeholder.svg';

/** The view of a size beside its vehicle, which all models share. */
const SCALE = 'scale';
const VIEWS = [...PICTURE_VIEWS, SCALE] as const;

/** The parts of a picture's file name. */
export interface PictureName {
  /** What the pictures of a model go by; for a view to scale the size and its vehicle, such as `205-55-16-car`. */
  readonly slug: string;
  readonly view: (typeof VIEWS)[number];
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

const NAME = new RegExp(
  `^([a-z0-9]+(?:-[a-z0-9]+)*)-(${VIEWS.join('|')})-v([1-9]\\d?)` +
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
  const view = VIEWS.find((known) => known === viewText);
  const width = PICTURE_WIDTHS.find((known) => String(known) === widthText);
  const format = SERVED_FORMATS.find((known) => known === formatText);
  return slug && view && width && format && Number(look) <= LOOK ? { slug, view, width, format } : null;
}

/** The path of a picture, without the host. */
export function pictureUrl(
  slug: string,
  view: PictureName['view'],
  width: PictureWidth = 640,
  format: PictureFormat = 'webp',
): string {
  return PICTURE_PATH + nameOf({ slug, view, width, format });
}

/** A size and the kind of vehicle that it is for. */
export interface SizeOnVehicle extends TyreMeasure {
  readonly vehicle: VehicleKind;
}

const SIZE_SLUG = new RegExp(`^(\\d{2,3})-(\\d{2,3})-(\\d{1,2})-(${VEHICLE_KINDS.join('|')})$`);

/** The path of the picture of a size beside its vehicle, without the host. */
export function scalePictureUrl({ width, profile, rim, vehicle }: SizeOnVehicle): string {
  return pictureUrl([width, profile, rim, vehicle].join('-'), SCALE);
}

/** The size that a picture shows to scale; null for any other picture. */
export function sizeShown({ slug, view }: PictureName): SizeOnVehicle | null {
  const [, width, profile, rim, vehicleText] = SIZE_SLUG.exec(slug) ?? [];
  const vehicle = VEHICLE_KINDS.find((known) => known === vehicleText);
  return view === SCALE && vehicle
    ? { width: Number(width), profile: Number(profile), rim: Number(rim), vehicle }
    : null;
}
