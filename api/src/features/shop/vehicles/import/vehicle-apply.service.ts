import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type {
  AppliedRow,
  DoneRow,
  ImportRun,
  WaitingRow,
} from '../../../../platform/features/import-kind.ts';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { Service } from '../../../../platform/services/services.ts';
import { TakenNames } from '../editing/taken-names.ts';
import { storedFields } from '../editing/vehicle-faults.ts';
import type { VehicleFields } from '../editing/vehicle-write.inputs.ts';
import { VehicleWriter } from '../editing/vehicle-writer.service.ts';
import { Vehicle } from '../fitment/vehicle.entity.ts';

const EDITED = 'It has been edited since the file was checked. Import the row again';

const reasonOf = ({ fields, message }: InvalidInput): string =>
  (fields[0]?.message ?? message).replace(/\.$/, '');

/** Applies and undoes rows of vehicles. */
export class VehicleApply extends Service {
  readonly #writer = this.services.get(VehicleWriter);

  /** Applies rows in the transaction of `em`. */
  async rows(em: EntityManager, run: ImportRun, rows: readonly WaitingRow[]): Promise<AppliedRow[]> {
    const names = await TakenNames.locked(em);
    const vehicles = await locked(em, rows);
    const options = { names, notes: { import: run.id } };
    const applied: AppliedRow[] = [];
    for (const { line, target, outcome, input, revision } of rows) {
      const vehicle = outcome === 'NEW' ? null : (vehicles.get(Number(target)) ?? undefined);
      if (vehicle === undefined || (vehicle && vehicle.revision !== revision)) {
        applied.push({ line, refusal: EDITED });
        continue;
      }
      const before = vehicle ? storedFields(vehicle) : {};
      const written = await this.#writer.writeIn(em, run.author, input as VehicleFields, vehicle, options);
      applied.push(
        written instanceof InvalidInput
          ? { line, refusal: reasonOf(written) }
          : { line, target: String(written.id), before, revision: written.revision },
      );
    }
    return applied;
  }

  /** Undoes rows in the transaction of `em`. @returns why a row stays, by its line. */
  async undo(em: EntityManager, run: ImportRun, rows: readonly DoneRow[]): Promise<Map<number, string>> {
    const names = await TakenNames.locked(em);
    const vehicles = await locked(em, rows);
    const notes = { undoneImport: run.id };
    const kept = new Map<number, string>();
    for (const { line, target, outcome, before, revision } of rows) {
      const vehicle = vehicles.get(Number(target));
      if (!vehicle || vehicle.revision !== revision) {
        kept.set(line, 'It has been edited since the import');
      } else if (outcome === 'NEW') {
        this.#writer.deleteIn(em, run.author, vehicle, notes);
        names.drop(vehicle.id);
      } else {
        const written = await this.#writer.writeIn(em, run.author, before as VehicleFields, vehicle, {
          names,
          notes,
        });
        if (written instanceof InvalidInput) kept.set(line, reasonOf(written));
      }
    }
    return kept;
  }
}

/** Locks the vehicles of rows in the order of their ids. */
async function locked(
  em: EntityManager,
  rows: readonly (WaitingRow | DoneRow)[],
): Promise<Map<number, Vehicle>> {
  const ids = rows.map(({ target }) => Number(target)).filter(Number.isSafeInteger);
  const vehicles = await em.find(
    Vehicle,
    { id: { $in: ids } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  return new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
}
