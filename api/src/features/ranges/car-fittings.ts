import { isAtLeast, SPEED_RATINGS } from '@treadline/schema/trade/speed-rating';
import type { Sql } from '../../platform/sql.ts';
import { LISTED } from '../catalogue/product.service.ts';
import { requiredCategory, toVehicle, type VehicleFamily } from '../vehicles/vehicle.service.ts';
import type { RangeScope } from './range-scope.ts';

type Version = VehicleFamily['versions'][number];
type Position = ReturnType<typeof toVehicle>['tyreSizes'][number]['position'];

/** The tyres on sale for a version of a vehicle: on one axle, or on both together. */
export interface FittingCount {
  readonly version: number;
  /** Null for all that fit the version. */
  readonly position: Position | null;
  readonly tyreCount: number;
  readonly minPrice: number;
  /** When one of them last changed. */
  readonly changedAt: Date;
}

/**
 * Products p that may be fitted to any of the versions, once for each place they fit. A version of a van or motorcycle
 * takes its own kind alone.
 */
const FITTING = `
  unnest($1::integer[], $2::text[], $3::text[], $4::integer[], $5::text[], $6::text[])
    as f(version, position, size, load, speed, category)
  join unnest($7::text[], $8::text[]) as allowed(least, rating) on allowed.least = f.speed
  join products p on p.size = f.size and p.load_index >= f.load and p.speed_rating = allowed.rating
    and (f.category = '' or p.category = f.category)`;

const COUNTS = `
  select f.version, f.position, count(distinct p.id)::integer as "tyreCount",
    min(p.charged_price_pence) as "minPrice", max(p.updated_at) as "changedAt"
  from ${FITTING} where ${LISTED}
  group by grouping sets ((f.version, f.position), (f.version))`;

/** The pairs of a speed rating and one that allows at least its speed. */
const ALLOWED = SPEED_RATINGS.flatMap(({ rating: least }) =>
  SPEED_RATINGS.filter(({ rating }) => isAtLeast(rating, least)).map(({ rating }) => ({ least, rating })),
);

/** What the statements above take as $1 to $8. */
function valuesOf(versions: readonly Version[]): readonly unknown[] {
  const places = versions.flatMap((version) =>
    toVehicle(version).tyreSizes.map((place) => ({
      ...place,
      id: version.id,
      category: requiredCategory([version]) ?? '',
    })),
  );
  return [
    places.map(({ id }) => id),
    places.map(({ position }) => position),
    places.map(({ size }) => size),
    places.map(({ minLoadIndex }) => minLoadIndex),
    places.map(({ minSpeedRating }) => minSpeedRating),
    places.map(({ category }) => category),
    ALLOWED.map(({ least }) => least),
    ALLOWED.map(({ rating }) => rating),
  ];
}

/** The tyres that fit any of the versions. */
export function fittingScope(versions: readonly Version[]): RangeScope {
  return { where: `p.id in (select p.id from ${FITTING})`, values: valuesOf(versions) };
}

/** Counts the tyres for each version and each of its axles, in one statement. */
export function countFittings(sql: Sql, versions: readonly Version[]): Promise<FittingCount[]> {
  return sql.rows<FittingCount>(COUNTS, valuesOf(versions));
}
