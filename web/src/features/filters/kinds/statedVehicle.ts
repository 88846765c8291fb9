import type { FilterValues } from '../listingFilter.ts';

/** A vehicle by its chosen make, model and year: Ford Focus 2015, or Ford Focus before 2019. */
export function statedVehicle({
  make,
  model,
  year,
  yearBefore,
}: Pick<FilterValues, 'make' | 'model' | 'year' | 'yearBefore'>): string {
  return [make, model, statedYear({ year, yearBefore })].filter(Boolean).join(' ');
}

/** The year, or "before" a year; null if neither was chosen. */
export function statedYear({
  year,
  yearBefore,
}: Pick<FilterValues, 'year' | 'yearBefore'>): number | string | null {
  return year ?? (yearBefore === null ? null : `before ${yearBefore}`);
}
