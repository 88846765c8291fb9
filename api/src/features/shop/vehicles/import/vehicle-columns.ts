import type { InputRule } from '@treadline/schema/input/rule';
import { faultOf } from '@treadline/schema/input/rule';
import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { LOAD_INDEXES } from '@treadline/schema/trade/tyre/marking/load-index';
import { keysOf, readWord } from '@treadline/schema/trade/values/words';
import { pressureSensors } from '@treadline/schema/trade/vehicle/pressure-sensors';
import {
  flagOf,
  wholeOf,
  type FileColumn,
  type FileColumns,
} from '../../../../platform/features/file-columns.ts';
import type { ImportColumn } from '../../../../platform/features/import-kind.ts';
import { FORMATS } from '../../../../platform/input/constraint-faults.ts';
import { PressureSensors } from '../../../../platform/services/trade.enums.ts';
import { MAX_NAME, MAX_SIZE, type VehicleFields } from '../editing/vehicle-write.inputs.ts';

/** A row of a file as values. */
export type VehicleDraft = Partial<VehicleFields> & { readonly id?: number };

/** A vehicle as files have it. */
export type FiledVehicle = VehicleFields & { readonly id: number | null };

type VehicleColumn = FileColumn<VehicleDraft, FiledVehicle>;
type Facts = Pick<ImportColumn, 'label' | 'meaning' | 'aliases'>;
type Numbers =
  | 'yearFrom'
  | 'yearTo'
  | 'minLoadIndex'
  | 'rearMinLoadIndex'
  | 'frontPressurePsi'
  | 'rearPressurePsi';

function text(
  field: 'make' | 'model' | 'frontSize' | 'rearSize' | 'minSpeedRating',
  maxLength: number,
  facts: Facts,
): VehicleColumn {
  const rule: InputRule = { maxLength };
  return {
    ...facts,
    read: (cell) => faultOf(rule, cell, facts.label, FORMATS) ?? { [field]: cell },
    write: (vehicle) => vehicle[field] ?? '',
    ...(field === 'rearSize' ? { cleared: { rearSize: null, rearMinLoadIndex: null } } : {}),
  };
}

function whole(field: Numbers, expected: string, facts: Facts): VehicleColumn {
  return {
    ...facts,
    read(cell) {
      const number = wholeOf(cell);
      return number === null ? expected : { [field]: number };
    },
    write: (vehicle) => vehicle[field] ?? '',
    ...(field === 'yearFrom' || field === 'minLoadIndex' ? {} : { cleared: { [field]: null } }),
  };
}

const SENSOR_WORDS = keysOf(PressureSensors).map((name) => name.toLowerCase());
const INDEXES = `${LOAD_INDEXES.min} to ${LOAD_INDEXES.max}`;

/** The columns of a file of vehicles, which exports and imports share, in the order of an export. */
export const vehicleColumns: FileColumns<VehicleDraft, FiledVehicle> = {
  id: {
    label: 'Vehicle id',
    meaning: 'The number of a vehicle that exists',
    aliases: ['vehicle_id'],
    read(cell) {
      const id = wholeOf(cell);
      return id === null ? 'Enter the number of a vehicle' : { id };
    },
    write: ({ id }) => id ?? '',
  },
  make: text('make', MAX_NAME, {
    label: 'Make',
    meaning: 'Such as Volkswagen',
    aliases: ['manufacturer', 'maker', 'brand'],
  }),
  model: text('model', MAX_NAME, {
    label: 'Model',
    meaning: 'With its trim or generation, such as Golf GTI (Mk7). No other may begin with it',
    aliases: ['variant', 'model_name', 'vehicle'],
  }),
  year_from: whole('yearFrom', 'Enter a year such as 2013', {
    label: 'First year',
    meaning: 'The first year it was sold with these sizes',
    aliases: ['from', 'start_year', 'year'],
  }),
  year_to: whole('yearTo', 'Enter a year such as 2020', {
    label: 'Last year',
    meaning: 'The last of those years; empty while it’s sold',
    aliases: ['to', 'until', 'end_year'],
  }),
  category: {
    label: 'Category',
    meaning: Object.values(categoryLabels).join(', '),
    aliases: ['type'],
    read(cell) {
      const category = readWord(categoryLabels, cell);
      return category ? { category } : `Enter ${Object.values(categoryLabels).join(', ')}`;
    },
    write: ({ category }) => categoryLabels[category],
  },
  front_size: text('frontSize', MAX_SIZE, {
    label: 'Front size',
    meaning: 'Or that of both axles, such as 205/55 R16',
    aliases: ['size', 'tyre_size', 'front'],
  }),
  rear_size: text('rearSize', MAX_SIZE, {
    label: 'Rear size',
    meaning: 'If it differs from the front',
    aliases: ['rear'],
  }),
  min_load_index: whole('minLoadIndex', `Enter a load index from ${INDEXES}`, {
    label: 'Load index',
    meaning: `The lowest permitted, from ${INDEXES}`,
    aliases: ['load', 'li', 'front_load', 'front_load_index'],
  }),
  rear_min_load_index: whole('rearMinLoadIndex', `Enter a load index from ${INDEXES}`, {
    label: 'Rear load index',
    meaning: 'The same for a rear size',
    aliases: ['rear_load'],
  }),
  min_speed_rating: text('minSpeedRating', 3, {
    label: 'Speed rating',
    meaning: 'The lowest permitted, such as V',
    aliases: ['speed', 'speed_index', 'si'],
  }),
  front_pressure_psi: whole('frontPressurePsi', 'Enter a pressure in psi, such as 33', {
    label: 'Front pressure',
    meaning: 'In psi with a normal load, from 10 to 120',
    aliases: ['front_psi', 'pressure', 'psi'],
  }),
  rear_pressure_psi: whole('rearPressurePsi', 'Enter a pressure in psi, such as 33', {
    label: 'Rear pressure',
    meaning: 'The same for the rear',
    aliases: ['rear_psi'],
  }),
  run_flat: {
    label: 'Run-flat',
    meaning: 'yes if it came on run-flat tyres, no if not',
    aliases: ['runflat', 'rft'],
    read(cell) {
      const runFlat = flagOf(cell);
      return runFlat === null ? 'Enter yes or no' : { runFlat };
    },
    write: ({ runFlat }) => (typeof runFlat === 'boolean' ? (runFlat ? 'yes' : 'no') : ''),
    cleared: { runFlat: null },
  },
  pressure_sensors: {
    label: 'Pressure monitoring',
    meaning: `${SENSOR_WORDS.join(', ')}: ${Object.values(pressureSensors).join('; ').toLowerCase()}`,
    aliases: ['tpms', 'sensors'],
    read(cell) {
      const sensors = readWord(pressureSensors, cell);
      return sensors ? { pressureSensors: sensors } : `Enter ${SENSOR_WORDS.join(', ')}`;
    },
    write: (vehicle) => vehicle.pressureSensors?.toLowerCase() ?? '',
    cleared: { pressureSensors: null },
  },
};
