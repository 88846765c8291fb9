import { isAtLeast, SPEED_RATINGS } from '@treadline/schema/trade/tyre/marking/speed-rating';
import { parseTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import type { Sql } from '../../../platform/database/sql.ts';
import { LISTED } from '../catalogue/index.ts';
import { requiredCategory, toVehicle, type VehicleFamily } from '../vehicles/index.ts';
import type { RangeScope } from './range-scope.ts';

type Version = VehicleFamily['versions'][number];
type Position = ReturnType<typeof toVehicle>['tyreSizes'][number]['position'];

/** The number of tyres on sale for a version of a vehicle, on one axle or on both. */
export interface FittingCount {
  readonly version: number;
  /** Null for all that fit the version. */
  readonly position: Position | null;
  readonly tyreCount: number;
  readonly minPrice: number;
  /** When one of them last changed or was withdrawn. */
  readonly changedAt: Date;
}

/**
 * Products p that fit any of the versions, once for each position they fit. A van or motorcycle takes only its own
 * kind of tyre. The size must match exactly; its measures are there to use the index.
 */
const FITTING = `
  unnest($1::integer[], $2::text[], $3::text[], $4::integer[], $5::text[], $6::text[], $7::integer[], $8::integer[],
    $9::integer[]) as f(version, position, size, load, speed, category, width, profile, diameter)
  join unnest($10::text[], $11::text[]) as allowed(least, rating) on allowed.least = f.speed
  join products p on p.width = f.width and p.profile = f.profile and p.diameter = f.diameter and p.size = f.size
    and p.load_index >= f.load and p.speed_rating = allowed.rating
    and (f.category = '' or p.category = f.category)`;

const COUNTS = `
  select f.version, f.position, count(distinct p.id) filter (where ${LISTED})::integer as "tyreCount",
    min(p.charged_price_pence) filter (where ${LISTED}) as "minPrice", max(p.updated_at) as "changedAt"
  from ${FITTING}
  group by grouping sets ((f.version, f.position), (f.version))
  having bool_or(${LISTED})`;

/** Every speed rating with each rating of at least its speed. */
const ALLOWED = SPEED_RATINGS.flatMap(({ rating: least }) =>
  SPEED_RATINGS.filter(({ rating }) => isAtLeast(rating, least)).map(({ rating }) => ({ least, rating })),
);

/** The parameters $1 to $11 of the statements above. */
function valuesOf(versions: readonly Version[]): readonly unknown[] {
  const places = versions.flatMap((version) =>
    toVehicle(version).tyreSizes.map((place) => ({
      ...place,
      ...parseTyreSize(place.size),
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
    places.map(({ width }) => width),
    places.map(({ profile }) => profile),
    places.map(({ diameter }) => diameter),
    ALLOWED.map(({ least }) => least),
    ALLOWED.map(({ rating }) => rating),
  ];
}

export function fittingScope(versions: readonly Version[]): RangeScope {
  return { where: `p.id in (select p.id from ${FITTING})`, values: valuesOf(versions) };
}

/** Counts the tyres for each version and each of its axles, in one statement. */
export function countFittings(sql: Sql, versions: readonly Version[]): Promise<FittingCount[]> {
  return sql.rows<FittingCount>(COUNTS, valuesOf(versions));
}
