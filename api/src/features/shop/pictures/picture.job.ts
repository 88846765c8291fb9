import {
  FLAT_TREADS,
  MOTO_TREADS,
  type PictureView,
  type ScaleDrawing,
  type TreadKind,
  type TyreLook,
  type TyreMeasure,
  type TyrePortrait,
} from '@treadline/picture-tracer/portrait/tyre.portrait';
import type { TyreCategory } from '@treadline/schema/trade/tyre/kind/category';
import type { Season } from '@treadline/schema/trade/tyre/kind/season';
import {
  nameOf,
  PICTURE_FOLDER,
  type PictureFormat,
  type PictureName,
  type PictureWidth,
  type SizeOnVehicle,
} from './picture.name.ts';

/** A model to draw, in a typical size. */
export interface TyreToTrace extends TyreMeasure {
  readonly slug: string;
  readonly brandName: string;
  readonly modelName: string;
  readonly category: TyreCategory;
  readonly season: Season;
  /**
   * The kind of tread. One from another category is drawn as symmetric, or as touring on a motorcycle tyre.
   */
  readonly tread: string;
}

/** One picture to draw. Plain data, because it's sent to a worker. */
export interface PictureJob {
  /** The file to write to the file store. */
  readonly name: string;
  /** The file's width in pixels. */
  readonly width: PictureWidth;
  readonly format: PictureFormat;
  readonly drawing: TyrePortrait | ScaleDrawing;
}

function treadOf(tyre: TyreToTrace): TreadKind {
  return tyre.category === 'MOTORCYCLE'
    ? (MOTO_TREADS.find((kind) => kind === tyre.tread) ?? 'moto')
    : (FLAT_TREADS.find((kind) => kind === tyre.tread) ?? 'symmetric');
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

const jobOf = (picture: PictureName, drawing: PictureJob['drawing']): PictureJob => ({
  name: `${PICTURE_FOLDER}/${nameOf(picture)}`,
  width: picture.width,
  format: picture.format,
  drawing,
});

/**
 * The job that draws a tyre. It's traced at the requested width: a card takes a tenth of the time of a
 * gallery picture.
 */
export function jobFor(tyre: TyreToTrace, view: PictureView, picture: PictureName): PictureJob {
  return jobOf(picture, { ...lookOf(tyre), view, size: picture.width });
}

/** The job that draws a size to scale beside its vehicle. */
export function scaleJobFor(size: SizeOnVehicle, picture: PictureName): PictureJob {
  return jobOf(picture, { ...size, view: 'scale', size: picture.width });
}
