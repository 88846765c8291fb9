import type { JobTyres } from '@treadline/schema/trade/fitting/fitting-job';
import type { TyreCategory } from '@treadline/schema/trade/tyre/kind/category';

/** The fields of a product that decide who can fit it. */
export interface FittableTyre {
  readonly category?: TyreCategory;
  /** The rim in inches. */
  readonly diameter?: number;
  readonly runFlat?: boolean;
  readonly evSpec?: boolean;
}

/** The names of these fields in GraphQL. */
export const FITTABLE_FIELDS = [
  'category',
  'diameter',
  'runFlat',
  'evSpec',
] as const satisfies readonly (keyof FittableTyre)[];

/** Tyres of a product as a fitting job sees them. */
export const jobTyresOf = (
  { category = 'CAR', diameter = 0, runFlat = false, evSpec = false }: FittableTyre,
  quantity: number,
): JobTyres => ({ quantity, category, rim: diameter, isRunFlat: runFlat, isForElectric: evSpec });
