import { type Cells, type DataFolder, readTable } from './cells.ts';

/** A row of the table `postcode_districts`. */
export interface DistrictRow {
  district: string;
  place: string;
  latitude: number;
  longitude: number;
}

const toDistrict = (cells: Cells): DistrictRow => ({
  district: cells.text('district'),
  place: cells.text('place'),
  latitude: cells.number('lat'),
  longitude: cells.number('lon'),
});

/** Reads the postcode districts of the United Kingdom. */
export function readDistricts(folder: DataFolder): DistrictRow[] {
  return readTable(folder, 'postcode_districts.csv', toDistrict);
}
