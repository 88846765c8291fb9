import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { FittingFee } from '../fitting-centre.entity.ts';
import type { AdminFittingCentre } from './centre.type.ts';

/** The columns that staff write, by the names of their fields. */
const WRITTEN = {
  slug: 'slug',
  name: 'name',
  town: 'town',
  line1: 'address_line_1',
  postcode: 'postcode',
  latitude: 'latitude',
  longitude: 'longitude',
  phone: 'phone',
  email: 'email',
  isOwn: 'is_own',
  bays: 'bays',
  minRim: 'min_rim',
  maxRim: 'max_rim',
  leadDays: 'lead_days',
  services: 'services',
  week: 'hours',
  fees: 'fees',
  closedFrom: 'closed_from',
  distanceMiles: 'distance_miles',
} as const satisfies Readonly<Partial<Record<keyof AdminFittingCentre, string>>>;

/** A centre's columns as staff write them. */
export interface CentreRecord extends Pick<AdminFittingCentre, Exclude<keyof typeof WRITTEN, 'fees'>> {
  readonly fees: readonly FittingFee[];
}

/** A centre to store, with the district of its postcode. */
export interface PlacedCentre extends CentreRecord {
  readonly district: string;
}

/** A centre as it's stored. */
export interface StoredCentre extends PlacedCentre {
  readonly revision: number;
}

const COLUMNS = Object.entries(WRITTEN).map(([field, column]) => `c.${column} as "${field}"`);

/** The columns of a centre for staff, from `fitting_centres c`. The coordinates are only those that were entered. */
export const CENTRE_RECORD = `
  ${COLUMNS.join(', ')}, c.postcode_district as district,
  c.is_sample as "isSample", c.revision, c.updated_at as "updatedAt"`;

const STORED = `select ${CENTRE_RECORD} from fitting_centres c where slug = any(?::text[]) order by slug for update`;
const DELETE_UNBOOKED = `
  delete from fitting_centres c where slug = any(?::text[])
    and not exists (select from fitting_bookings b where b.centre_slug = c.slug)
  returning slug`;
const ALL_WRITTEN = [...Object.values(WRITTEN), 'postcode_district'];
const STORE = `
  insert into fitting_centres (${ALL_WRITTEN.join(', ')}, updated_at)
  select ${ALL_WRITTEN.join(', ')}, $2::timestamptz from jsonb_populate_recordset(null::fitting_centres, $1::jsonb)
  on conflict (slug) do update set
    ${ALL_WRITTEN.map((column) => `${column} = excluded.${column}`).join(', ')},
    revision = fitting_centres.revision + 1, updated_at = excluded.updated_at`;

const listOf = (slugs: readonly string[]): string =>
  `{${slugs.map((slug) => JSON.stringify(slug)).join(',')}}`;

/** Locks and reads centres in the order of their slugs. */
export function lockCentres(em: EntityManager, slugs: readonly string[]): Promise<StoredCentre[]> {
  return em.execute<StoredCentre[]>(STORED, [listOf(slugs)]);
}

/** Deletes those of the centres that never had a job. @returns their slugs. */
export async function deleteUnbooked(em: EntityManager, slugs: readonly string[]): Promise<Set<string>> {
  const deleted = await em.execute<{ slug: string }[]>(DELETE_UNBOOKED, [listOf(slugs)]);
  return new Set(deleted.map(({ slug }) => slug));
}

/** Adds centres, or replaces those that have their slugs, in one statement. */
export async function storeCentres(
  em: EntityManager,
  centres: readonly PlacedCentre[],
  now: Date,
): Promise<void> {
  const rows = centres.map(({ district, ...centre }) => ({
    ...Object.fromEntries(
      Object.entries(WRITTEN).map(([field, column]) => [column, centre[field as keyof CentreRecord]]),
    ),
    postcode_district: district,
  }));
  await em.getKysely().executeQuery(CompiledQuery.raw(STORE, [JSON.stringify(rows), now]));
}
