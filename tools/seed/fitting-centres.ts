import { type Cells, type DataFolder, readTable } from './source/cells.ts';

const DAY_NAMES: Readonly<Record<string, string>> = {
  Mo: 'Mon',
  Tu: 'Tue',
  We: 'Wed',
  Th: 'Thu',
  Fr: 'Fri',
  Sa: 'Sat',
  Su: 'Sun',
};

const SERVICE_NAMES = {
  tyre_fitting: 'Tyre fitting',
  wheel_balancing: 'Wheel balancing',
  wheel_alignment: 'Wheel alignment',
  puncture_repair: 'Puncture repair',
  tpms_service: 'Tyre pressure sensors',
  run_flat_fitting: 'Run-flat tyres',
  ev_trained: 'Trained for electric cars',
  mobile_fitting: 'Mobile fitting',
  van_fitting: 'Van tyres',
  motorcycle_fitting: 'Motorcycle tyres',
  mot_test: 'MOT test',
  '4x4_specialist': '4x4 and SUV tyres',
  alloy_refurbishment: 'Alloy wheel repair',
} as const;

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
  services: string[];
  hours: { days: string; opens: string; closes: string }[];
  is_sample: boolean;
}

function dayName(code: string): string {
  const name = DAY_NAMES[code];
  if (!name) throw new Error(`"${code}" isn’t a day; expected one of ${Object.keys(DAY_NAMES).join(', ')}.`);
  return name;
}

/**
 * Formats "Mo-Fr 08:00-18:00" for a page.
 * @throws Error for text of any other form.
 */
function readHours(text: string): FittingCentreRow['hours'][number] {
  const [, from, to, opens, closes] = HOURS.exec(text.trim()) ?? [];
  if (!from || !opens || !closes)
    throw new Error(
      `fitting_centres.csv: "${text}" aren’t opening hours; expected for example Mo-Fr 08:00-18:00.`,
    );
  return { days: to ? `${dayName(from)}–${dayName(to)}` : dayName(from), opens, closes };
}

function readService(code: string): string {
  const name: string | undefined = SERVICE_NAMES[code as keyof typeof SERVICE_NAMES];
  if (!name)
    throw new Error(
      `fitting_centres.csv: "${code}" isn’t a service; expected one of ${Object.keys(SERVICE_NAMES).join(', ')}.`,
    );
  return name;
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
  hours: cells.list('hours').map(readHours),
  is_sample: cells.flag('is_fictional'),
});

/**
 * Rows for the table `fitting_centres`.
 * @throws Error naming the cell if the data file is malformed.
 */
export function fittingCentreRows(folder: DataFolder): FittingCentreRow[] {
  return readTable(folder, 'fitting_centres.csv', toRow);
}
