import { type Cells, type DataFolder, readTable } from '../source/cells.ts';
import type { FittingCentreRow } from './centre-row.ts';
import { furtherCentreRows } from './further-centres.ts';
import { readOffer } from './offers.ts';
import { OWN_TERMS, partnerTerms } from './partner-terms.ts';

function toRow(cells: Cells): FittingCentreRow {
  const slug = cells.text('slug');
  const offer = readOffer(cells);
  return {
    slug,
    name: cells.text('name'),
    town: cells.text('town'),
    postcode_district: cells.text('postcode_district'),
    address_line_1: cells.text('address_line_1'),
    postcode: cells.text('postcode'),
    phone: cells.text('phone'),
    distance_miles: cells.number('distance_miles'),
    latitude: cells.number('lat'),
    longitude: cells.number('lon'),
    ...offer,
    bays: cells.number('bays'),
    lead_days: cells.number('lead_days'),
    ...(cells.flag('is_own') ? OWN_TERMS : partnerTerms(slug, offer)),
    is_sample: cells.flag('is_fictional'),
  };
}

/**
 * Rows for the table `fitting_centres`: the twelve around the base, then those of the rest of the country.
 * @throws Error naming the cell if a data file is malformed.
 */
export function fittingCentreRows(folder: DataFolder): FittingCentreRow[] {
  return [...readTable(folder, 'fitting_centres.csv', toRow), ...furtherCentreRows(folder)];
}
