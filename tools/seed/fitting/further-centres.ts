import type { FittingService } from '@treadline/schema/trade/fitting/fitting-service';
import { postcodeArea } from '@treadline/schema/trade/places/postcode';
import { milesBetween } from '@treadline/schema/trade/values/coordinates';
import { type DataFolder, readTable } from '../source/cells.ts';
import { type DistrictRow, readDistricts } from '../source/districts.ts';
import { type Draw, drawFrom, hash32, pick } from '../source/hash.ts';
import { readTowns } from '../source/shop-tables.ts';
import { CENTRE_NAMES, type CentreName } from './centre-names.ts';
import type { FittingCentreRow } from './centre-row.ts';
import { dramaNumbers } from './drama-numbers.ts';
import { type OfferRow, readHours } from './offers.ts';
import { OWN_TERMS, partnerTerms } from './partner-terms.ts';

/** Every centre does these. */
const BASIC_SERVICES = [
  'TYRE_FITTING',
  'WHEEL_BALANCING',
  'PUNCTURE_REPAIR',
] as const satisfies FittingService[];
/** The shares of centres that do more. A town's first does all of the main ones. */
const MAIN_SERVICES = {
  WHEEL_ALIGNMENT: 0.6,
  TPMS_SERVICE: 0.55,
  RUN_FLAT_FITTING: 0.45,
  EV_TRAINED: 0.4,
  FOUR_BY_FOUR: 0.5,
} as const;
const OTHER_SERVICES = {
  VAN_FITTING: 0.45,
  MOTORCYCLE_FITTING: 0.18,
  MOBILE_FITTING: 0.12,
  MOT_TEST: 0.3,
  ALLOY_REFURBISHMENT: 0.12,
} as const;

const WEEKS = [
  'Mo-Fr 08:00-18:00; Sa 08:30-16:00',
  'Mo-Fr 08:30-17:30; Sa 09:00-13:00',
  'Mo-Fr 08:30-17:30; Sa 08:30-12:30',
  'Mo-Fr 08:00-17:30',
  'Mo-Sa 08:30-17:30',
  'Tu-Sa 08:30-17:30',
  'Mo-Fr 08:00-19:00; Sa 08:30-17:00; Su 10:00-16:00',
] as const;

const MIN_RIMS = { car: 13, motorcycle: 10 } as const;
/** By whether a centre does all of the main services. */
const MAX_RIMS = { full: [20, 21, 22], other: [17, 18, 18, 19, 20] } as const;
const MAX_BAYS = { full: 6, other: 3 } as const;
/** Working days between the arrival of tyres and their fitting. */
const LEAD_DAYS = [1, 1, 2, 1, 2, 3, 0] as const;
/** Letters that end postcodes, for units that hardly any street has. */
const UNITS = [...'ABDEFGHJLNPQRSTUWXYZ'];
/** How far a centre lies from the middle of its district at most, in degrees. */
const JITTER = 0.008;

function drawnFrom(shares: Readonly<Partial<Record<FittingService, number>>>, draw: Draw): FittingService[] {
  return Object.entries(shares).flatMap(([service, share]) =>
    draw() < share ? [service as FittingService] : [],
  );
}

/** The twelve around the base are third-party garages (INFO-12); the shop's own are here. */
const OWN_TOWNS: readonly string[] = ['Leicester', 'Norwich', 'Peterborough'];

function offerOf(isFull: boolean, draw: Draw): OfferRow {
  const level = isFull ? 'full' : 'other';
  const main = drawnFrom(MAIN_SERVICES, isFull ? () => 0 : draw);
  const services = [...BASIC_SERVICES, ...main, ...drawnFrom(OTHER_SERVICES, draw)];
  return {
    services,
    min_rim: services.includes('MOTORCYCLE_FITTING') ? MIN_RIMS.motorcycle : MIN_RIMS.car,
    max_rim: pick(MAX_RIMS[level], draw),
    hours: readHours(pick(WEEKS, draw)),
  };
}

interface Site {
  readonly district: DistrictRow;
  /** The number of the centre in its town, from 0. */
  readonly index: number;
}

/** The sites of a town's centres, each in another of its districts while there are enough. */
function sitesIn(town: string, centres: number, districts: readonly DistrictRow[]): Site[] {
  const order = districts.toSorted((a, b) => hash32(`site/${a.district}`) - hash32(`site/${b.district}`));
  return Array.from({ length: centres }, (_, index) => {
    const district = order[index % order.length];
    if (!district) throw new Error(`centre_towns.csv: no postcode district has the place "${town}".`);
    return { district, index };
  });
}

const degrees = (middle: number, draw: Draw): number =>
  Math.round((middle + (2 * draw() - 1) * JITTER) * 10_000) / 10_000;

function centreRow(
  { slug, name, street }: CentreName,
  { district: { district, place, latitude, longitude }, index }: Site,
  phone: string,
): Omit<FittingCentreRow, 'distance_miles'> {
  const draw = drawFrom(`centre/${slug}`);
  const isFull = index === 0;
  const offer = offerOf(isFull, draw);
  return {
    slug,
    name,
    town: place,
    postcode_district: district,
    address_line_1: street,
    postcode: `${district} 9Z${pick(UNITS, draw)}`,
    phone,
    latitude: degrees(latitude, draw),
    longitude: degrees(longitude, draw),
    ...offer,
    bays: 1 + Math.floor(draw() * MAX_BAYS[isFull ? 'full' : 'other']),
    lead_days: pick(LEAD_DAYS, draw),
    ...(isFull && OWN_TOWNS.includes(place) ? OWN_TERMS : partnerTerms(slug, offer)),
    is_sample: true,
  };
}

/**
 * Rows for invented centres in towns outside the base's surroundings: more in large towns, and all but three of them
 * partners.
 * @throws Error if a data file is malformed or names a town without a postcode district.
 */
export function furtherCentreRows(folder: DataFolder): FittingCentreRow[] {
  const base = readTowns(folder).find(({ isOrigin }) => isOrigin);
  if (!base) throw new Error('towns.csv has no base.');
  const byPlace = Map.groupBy(readDistricts(folder), ({ place }) => place);
  const sites = readTable(folder, 'centre_towns.csv', (cells) =>
    sitesIn(cells.text('town'), cells.number('centres'), byPlace.get(cells.text('town')) ?? []),
  ).flat();
  const nextPhone = dramaNumbers();
  return sites.map((site, index) => {
    const name = CENTRE_NAMES[index];
    if (!name) throw new Error('centre_towns.csv: more centres than invented names.');
    const row = centreRow(name, site, nextPhone(postcodeArea(site.district.district)));
    return { ...row, distance_miles: Math.round(milesBetween(base, row) * 10) / 10 };
  });
}
