import type { TyreCategory } from '@treadline/schema/trade/category';
import type { Season } from '@treadline/schema/trade/season';
import {
  TREAD_KINDS,
  type PictureView,
  type TreadKind,
  type TyreLook,
  type TyreMeasure,
} from '../../../picture-tracer/tyre.portrait.ts';
import {
  nameOf,
  PICTURE_FOLDER,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from './picture.name.ts';

/** A model to draw, in a typical size. */
export interface TyreToTrace extends TyreMeasure {
  readonly slug: string;
  readonly brandName: string;
  readonly modelName: string;
  readonly category: TyreCategory;
  readonly season: Season;
  /** The kind of tread; an unknown one is drawn as symmetric. */
  readonly tread: string;
}

/** One file to write. */
export interface PictureOutput {
  /** In the store of files. */
  readonly name: string;
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

/** One trace and the files made from it; plain data, because it is sent to a worker. */
export interface PictureJob {
  readonly key: string;
  readonly look: TyreLook;
  readonly view: PictureView;
  /** Pixels across at which the tyre is traced; outputs are never wider. */
  readonly size: number;
  readonly outputs: readonly PictureOutput[];
}

/** This size takes a quarter of the work, serves cards and listings, and is all the first start waits for. */
const SMALL_SIZE = 640;
const LARGE_SIZE = 1280;

/** The widths that share the small trace, and those that need the large one. */
export const SMALL_WIDTHS = PICTURE_WIDTHS.filter((width) => width <= SMALL_SIZE);
export const LARGE_WIDTHS = PICTURE_WIDTHS.filter((width) => width > SMALL_SIZE);

function treadOf(tyre: TyreToTrace): TreadKind {
  if (tyre.category === 'MOTORCYCLE') return 'moto';
  return TREAD_KINDS.find((kind) => kind === tyre.tread && kind !== 'moto') ?? 'symmetric';
}

function lookOf(tyre: TyreToTrace): TyreLook {
  return {
    width: tyre.width,
    profile: tyre.profile,
    rim: tyre.rim,
    tread: treadOf(tyre),
    siped: tyre.season !== 'SUMMER',
    lettering: { brand: tyre.brandName, model: tyre.modelName },
    seed: tyre.slug,
  };
}

/** The job that draws a view in these widths, which share a trace, and formats. */
export function jobFor(
  tyre: TyreToTrace,
  view: PictureView,
  widths: readonly PictureWidth[],
  formats: readonly PictureFormat[],
): PictureJob {
  const size = widths.every((width) => width <= SMALL_SIZE) ? SMALL_SIZE : LARGE_SIZE;
  return {
    key: [tyre.slug, view, ...widths, ...formats].join('/'),
    look: lookOf(tyre),
    view,
    size,
    outputs: formats.flatMap((format) =>
      widths.map((width) => ({
        name: `${PICTURE_FOLDER}/${nameOf({ slug: tyre.slug, view, width, format })}`,
        width,
        format,
      })),
    ),
  };
}
