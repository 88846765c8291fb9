import { type Cells, type DataFolder, readTable } from '../source/cells.ts';
import { type OfferRow, readOffer } from './offers.ts';

/** A row of the table `fitting_vans`. */
interface FittingVanRow extends OfferRow {
  name: string;
  latitude: number;
  longitude: number;
  is_sample: boolean;
}

const toRow = (cells: Cells): FittingVanRow => ({
  name: cells.text('name'),
  latitude: cells.number('lat'),
  longitude: cells.number('lon'),
  ...readOffer(cells),
  is_sample: true,
});

/**
 * Rows for the table `fitting_vans`.
 * @throws Error naming the cell if the data file is malformed.
 */
export function fittingVanRows(folder: DataFolder): FittingVanRow[] {
  return readTable(folder, 'fitting_vans.csv', toRow);
}
