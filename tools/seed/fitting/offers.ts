import { FITTING_SERVICES, type FittingService } from '@treadline/schema/trade/fitting/fitting-service';
import type { WeekdayHours } from '@treadline/schema/trade/values/week';
import type { Cells } from '../source/cells.ts';

const DAYS: readonly string[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

const HOURS = /^([A-Z][a-z])(?:-([A-Z][a-z]))? (\d\d:\d\d)-(\d\d:\d\d)$/;

/** The columns about the services, rims and hours of a centre or a van. */
export interface OfferRow {
  services: FittingService[];
  min_rim: number;
  max_rim: number;
  hours: WeekdayHours[];
}

function dayNumber(code: string): number {
  const number = DAYS.indexOf(code) + 1;
  if (number === 0) throw new Error(`"${code}" isn’t a day; expected one of ${DAYS.join(', ')}.`);
  return number;
}

function readSpan(text: string): WeekdayHours[] {
  const [, from, to = from, opens, closes] = HOURS.exec(text.trim()) ?? [];
  if (!from || !to || !opens || !closes)
    throw new Error(`"${text}" aren’t opening hours; expected for example Mo-Fr 08:00-18:00.`);
  const [first, last] = [dayNumber(from), dayNumber(to)];
  return Array.from({ length: last - first + 1 }, (_, index) => ({ day: first + index, opens, closes }));
}

/**
 * Reads "Mo-Fr 08:00-18:00; Sa 09:00-13:00" as one entry for each day.
 * @throws Error for text of any other form.
 */
export function readHours(text: string): WeekdayHours[] {
  return text.split(';').flatMap(readSpan);
}

function readService(code: string): FittingService {
  const service = FITTING_SERVICES.find((name) => name.toLowerCase() === code);
  if (!service) throw new Error(`"${code}" isn’t a service.`);
  return service;
}

/**
 * Reads the columns that centres and vans share.
 * @throws Error for a malformed cell.
 */
export const readOffer = (cells: Cells): OfferRow => ({
  services: cells.list('services').map(readService),
  min_rim: cells.number('min_rim'),
  max_rim: cells.number('max_rim'),
  hours: readHours(cells.text('hours')),
});
