/** The views of a tyre, the main one first. */
export const PICTURE_VIEWS = ['three-quarter', 'side', 'tread'] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

/** Treads on a flat crown, by the layout of their blocks. */
export const FLAT_TREADS = ['symmetric', 'asymmetric', 'directional', 'block'] as const;
export type FlatTread = (typeof FLAT_TREADS)[number];

/** Treads on a motorcycle tyre's round crown, by use; `moto` is for touring. */
export const MOTO_TREADS = ['moto', 'moto_sport', 'moto_adventure', 'moto_scooter', 'moto_cruiser'] as const;
export type MotoTread = (typeof MOTO_TREADS)[number];

export const TREAD_KINDS = [...FLAT_TREADS, ...MOTO_TREADS] as const;
export type TreadKind = (typeof TREAD_KINDS)[number];

/** Whether a tread is on a round crown. */
export function isMotoTread(kind: TreadKind): kind is MotoTread {
  return MOTO_TREADS.some((moto) => moto === kind);
}

/** A tyre's size, which determines its shape. */
export interface TyreMeasure {
  /** In millimetres. */
  readonly width: number;
  /** Sidewall height as a percentage of the width. */
  readonly profile: number;
  /** In inches. */
  readonly rim: number;
}

/** The lettering on the sidewall: brand and model. */
export interface Lettering {
  readonly brand: string;
  readonly model: string;
}

/** Everything that determines a tyre's appearance. */
export interface TyreLook extends TyreMeasure {
  readonly tread: TreadKind;
  /** Whether it's designed for snow, with sipes all over. */
  readonly siped: boolean;
  readonly lettering: Lettering;
  /** Any text: each seed gives its own tread within its kind. */
  readonly seed: string;
}

/** A tyre and the view of it. */
export interface TyrePortrait extends TyreLook {
  readonly view: PictureView;
  /** Width and height of the picture in pixels. */
  readonly size: number;
}

/** The vehicles that a tyre can be shown beside. */
export const VEHICLE_KINDS = ['car', 'suv', 'van', 'motorcycle'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

/** A tyre beside its vehicle, to scale: the same for every model in that size. */
export interface ScaleDrawing extends TyreMeasure {
  readonly view: 'scale';
  readonly vehicle: VehicleKind;
  /** Width and height of the picture in pixels. */
  readonly size: number;
}
