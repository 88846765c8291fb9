import type { TyreCategory } from '../tyre/kind/category.ts';
import type { FittingJob } from './fitting-job.ts';

/** The pence that a garage gets for fitting a tyre of a category on a rim of up to so many inches. */
export interface GarageFee {
  readonly category: TyreCategory;
  readonly maxRim: number;
  readonly pence: number;
}

/** The garage's fee for a job's tyres, in pence; null if a fee isn't agreed for all of them. */
export function garageFee({ tyres }: Pick<FittingJob, 'tyres'>, fees: readonly GarageFee[]): number | null {
  let total = 0;
  for (const { category, rim, quantity } of tyres) {
    const fitting = fees.filter((fee) => fee.category === category && fee.maxRim >= rim);
    const [fee] = fitting.toSorted((one, other) => one.maxRim - other.maxRim);
    if (!fee) return null;
    total += fee.pence * quantity;
  }
  return total;
}
