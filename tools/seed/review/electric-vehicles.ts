import type { VehicleEntry } from '../source/tables.ts';

/** Makes with only battery-electric cars in the fitment table. */
const ELECTRIC_MAKES = ['Tesla', 'Polestar'];
const ELECTRIC_NAME = new RegExp(
  'e-tron|^i4$|^iX|^Electric$|Mach-E|^EQ|bZ4X|^ID\\.|^Leaf|e-Niro|^EV\\d|Kona Electric|^Ioniq 5|^Zoe|' +
    'Enyaq|I-Pace|^Spring$|MG4|Taycan',
);

/** Whether a vehicle is battery-electric; the fitment table doesn't state the fuel. */
export function isElectric({ make, model, category }: VehicleEntry): boolean {
  return category !== 'MOTORCYCLE' && (ELECTRIC_MAKES.includes(make) || ELECTRIC_NAME.test(model));
}
