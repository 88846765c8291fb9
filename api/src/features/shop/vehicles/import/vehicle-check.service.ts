import { keysOf } from '@treadline/schema/trade/values/words';
import { changesOf, checkedRow, lackingFault, readRow } from '../../../../platform/features/file-columns.ts';
import type {
  CheckedRow,
  ImportFault,
  ImportRun,
  UncheckedRow,
} from '../../../../platform/features/import-kind.ts';
import type { FieldError } from '../../../../platform/input/invalid-input.ts';
import { Service } from '../../../../platform/services/services.ts';
import { TakenNames } from '../editing/taken-names.ts';
import { storedFields, vehicleFaults } from '../editing/vehicle-faults.ts';
import type { VehicleFields } from '../editing/vehicle-write.inputs.ts';
import { Vehicle } from '../fitment/vehicle.entity.ts';
import { plain } from '../names/vehicle-names.ts';
import { vehicleColumns, type VehicleDraft } from './vehicle-columns.ts';

/** The values that a new vehicle needs, with their columns. */
const NEEDED = {
  make: 'make',
  model: 'model',
  yearFrom: 'year_from',
  category: 'category',
  frontSize: 'front_size',
  minLoadIndex: 'min_load_index',
  minSpeedRating: 'min_speed_rating',
} as const satisfies Partial<Record<keyof VehicleFields, string>>;

/** The figures of a check. */
export const VEHICLE_COUNTERS = {
  SIZES: { label: 'Sizes change' },
} as const;

const SIZE_COLUMNS: readonly string[] = ['front_size', 'rear_size'];

const fullName = ({ make = '', model = '' }: Pick<VehicleDraft, 'make' | 'model'>): string =>
  `${plain(make)}|${plain(model)}`;

/** The column of an input's field: frontSize is front_size. */
const columnOf = ({ path, message }: FieldError): ImportFault => ({
  column: path.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  message,
});

/** Says what rows of vehicles would change. */
export class VehicleCheck extends Service {
  /** Checks rows in their order. */
  async rows({ decimalComma }: ImportRun, rows: readonly UncheckedRow[]): Promise<CheckedRow[]> {
    const em = this.platform.orm.em.fork();
    const all = await em.find(Vehicle, {});
    const names = await TakenNames.read(em);
    const byId = new Map(all.map((vehicle) => [vehicle.id, vehicle]));
    const byName = new Map(all.map((vehicle) => [fullName(vehicle), vehicle]));
    return rows.map((row) => {
      const { draft, faults, columns } = readRow(vehicleColumns, row, decimalComma);
      const { id, ...fields } = draft;
      const label = [fields.make, fields.model].filter(Boolean).join(' ') || String(id ?? '');
      const vehicle = id === undefined ? byName.get(fullName(fields)) : byId.get(id);
      if (id !== undefined && !vehicle)
        return checkedRow(label, { faults: [{ column: 'id', message: `No vehicle has the id ${id}` }] });
      if (id === undefined && (!fields.make || !fields.model))
        return checkedRow(label, {
          faults: [...faults, { column: null, message: 'Give the vehicle’s id, or its make and model' }],
        });
      const checked = vehicle
        ? this.#change(vehicle, fields, columns, faults, names)
        : this.#addition(fields, columns, faults, label, names);
      // The next rows are compared with the names that this one sets.
      if (checked.outcome === 'NEW' || checked.outcome === 'CHANGED')
        names.note(vehicle?.id ?? -row.line, checked.input as VehicleFields);
      return checked;
    });
  }

  #change(
    vehicle: Vehicle,
    draft: Partial<VehicleFields>,
    columns: readonly string[],
    cells: readonly ImportFault[],
    names: TakenNames,
  ): CheckedRow {
    const label = `${vehicle.make} ${vehicle.model}`;
    if (cells.length > 0) return checkedRow(label, { faults: cells });
    const input: VehicleFields = { ...storedFields(vehicle), ...draft };
    const changes = changesOf(vehicleColumns, columns, vehicle, { id: vehicle.id, ...storedFields(input) });
    const target = { target: String(vehicle.id), revision: vehicle.revision };
    // Vehicles of older tables may break today's rules; an exported row mustn't be refused for that.
    const isSame = Object.entries(draft).every(([field, value]) => value === vehicle[field as keyof Vehicle]);
    if (isSame) return checkedRow(label, { ...target, outcome: 'UNCHANGED' });
    const faults = vehicleFaults(input, names.besides(vehicle.id, input.make), this.platform.now());
    if (faults.length > 0) return checkedRow(label, { faults: faults.map(columnOf) });
    if (changes.length === 0) return checkedRow(label, { ...target, outcome: 'UNCHANGED' });
    return checkedRow(label, {
      ...target,
      outcome: 'CHANGED',
      input,
      changes,
      counted: changes.some(({ column }) => SIZE_COLUMNS.includes(column)) ? ['SIZES'] : [],
    });
  }

  #addition(
    draft: Partial<VehicleFields>,
    columns: readonly string[],
    cells: readonly ImportFault[],
    label: string,
    names: TakenNames,
  ): CheckedRow {
    const unread = new Set(cells.map(({ column }) => column));
    const lacking = keysOf(NEEDED).filter(
      (field) => draft[field] === undefined && !unread.has(NEEDED[field]),
    );
    const faults = [
      ...cells,
      ...lackingFault(
        vehicleColumns,
        lacking.map((field) => NEEDED[field]),
        (labels) => `The shop doesn’t have this vehicle. A new one needs ${labels}`,
      ),
    ];
    if (faults.length > 0) return checkedRow(label, { faults });
    const input = draft as VehicleFields;
    const invalid = vehicleFaults(input, names.besides(null, input.make), this.platform.now());
    return invalid.length > 0
      ? checkedRow(label, { faults: invalid.map(columnOf) })
      : checkedRow(label, {
          outcome: 'NEW',
          target: fullName(input),
          input,
          changes: changesOf(vehicleColumns, columns, null, { id: 0, ...storedFields(input) }),
        });
  }
}
