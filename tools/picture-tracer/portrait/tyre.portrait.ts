/** The views that can be drawn of a tyre, the main one first. */
export const PICTURE_VIEWS = ['three-quarter', 'side', 'tread'] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

/** How the blocks of a tread on a flat crown are laid out. */
export const FLAT_TREADS = ['symmetric', 'asymmetric', 'directional', 'block'] as const;
export type FlatTread = (typeof FLAT_TREADS)[number];

/** Treads on the round crown of a motorcycle's tyre, by what it is for; `moto` is for touring. */
export const MOTO_TREADS = ['moto', 'moto_sport', 'moto_adventure', 'moto_scooter', 'moto_cruiser'] as const;
export type MotoTread = (typeof MOTO_TREADS)[number];

export const TREAD_KINDS = [...FLAT_TREADS, ...MOTO_TREADS] as const;
export type TreadKind = (typeof TREAD_KINDS)[number];

/** Whether a tread lies on a round crown. */
export function isMotoTread(kind: TreadKind): kind is MotoTread {
  return MOTO_TREADS.some((moto) => moto === kind);
}

/** The size of a tyre, which gives its shape. */
export interface TyreMeasure {
  /** Millimetres. */
  readonly width: number;
  /** Height of the sidewall as a percentage of the width. */
  readonly profile: number;
  /** Inches. */
  readonly rim: number;
}

/** The lettering on the sidewall: brand and model. */
export interface Lettering {
  readonly brand: string;
  readonly model: string;
}

/** What makes one tyre look different from another. */
export interface TyreLook extends TyreMeasure {
  readonly tread: TreadKind;
  /** Whether it is designed for snow, with sipes all over. */
  readonly siped: boolean;
  readonly lettering: Lettering;
  /** Any text: every seed has a tread of its own within its kind. */
  readonly seed: string;
}

/** A tyre and how to look at it. */
export interface TyrePortrait extends TyreLook {
  readonly view: PictureView;
  /** Width and height of the picture in pixels. */
  readonly size: number;
}

/** What a tyre can be shown beside. */
export const VEHICLE_KINDS = ['car', 'suv', 'van', 'motorcycle'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

/** A tyre beside its vehicle, to scale: the same for every model in that size. */
export interface ScaleDrawing extends TyreMeasure {
  readonly view: 'scale';
  readonly vehicle: VehicleKind;
  /** Width and height of the picture in pixels. */
  readonly size: number;
}
