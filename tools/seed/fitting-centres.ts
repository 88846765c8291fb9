import { FITTING_SERVICES, type FittingService } from '@treadline/schema/trade/fitting/fitting-service';
import type { WeekdayHours } from '@treadline/schema/trade/values/week';
import { type Cells, type DataFolder, readTable } from './source/cells.ts';

const DAYS: readonly string[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Codes of the file that differ from the shop's. */
const SERVICE_CODES: Readonly<Record<string, FittingService>> = { '4x4_specialist': 'FOUR_BY_FOUR' };

const HOURS = /^([A-Z][a-z])(?:-([A-Z][a-z]))? (\d\d:\d\d)-(\d\d:\d\d)$/;

/** A row of the table `fitting_centres`. */
export interface FittingCentreRow {
  slug: string;
  name: string;
  town: string;
  postcode_district: string;
  address_line_1: string;
  postcode: string;
  phone: string;
  distance_miles: number;
  latitude: number;
  longitude: number;
  services: FittingService[];
  hours: WeekdayHours[];
  is_sample: boolean;
}

function dayNumber(code: string): number {
  const number = DAYS.indexOf(code) + 1;
  if (number === 0) throw new Error(`"${code}" isn’t a day; expected one of ${DAYS.join(', ')}.`);
  return number;
}

/**
 * Reads "Mo-Fr 08:00-18:00" as one entry for each day.
 * @throws Error for text of any other form.
 */
function readHours(text: string): WeekdayHours[] {
  const [, from, to = from, opens, closes] = HOURS.exec(text.trim()) ?? [];
  if (!from || !to || !opens || !closes)
    throw new Error(
      `fitting_centres.csv: "${text}" aren’t opening hours; expected for example Mo-Fr 08:00-18:00.`,
    );
  const [first, last] = [dayNumber(from), dayNumber(to)];
  return Array.from({ length: last - first + 1 }, (_, index) => ({ day: first + index, opens, closes }));
}

function readService(code: string): FittingService {
  const service = FITTING_SERVICES.find(
    (name) => name === SERVICE_CODES[code] || name.toLowerCase() === code,
  );
  if (!service) throw new Error(`fitting_centres.csv: "${code}" isn’t a service.`);
  return service;
}

const toRow = (cells: Cells): FittingCentreRow => ({
  slug: cells.text('slug'),
  name: cells.text('name'),
  town: cells.text('town'),
  postcode_district: cells.text('postcode_district'),
  address_line_1: cells.text('address_line_1'),
  postcode: cells.text('postcode'),
  phone: cells.text('phone'),
  distance_miles: cells.number('distance_miles'),
  latitude: cells.number('lat'),
  longitude: cells.number('lon'),
  services: cells.list('services').map(readService),
  hours: cells.list('hours').flatMap(readHours),
  is_sample: cells.flag('is_fictional'),
});

/**
 * Rows for the table `fitting_centres`.
 * @throws Error naming the cell if the data file is malformed.
 */
export function fittingCentreRows(folder: DataFolder): FittingCentreRow[] {
  return readTable(folder, 'fitting_centres.csv', toRow);
}
