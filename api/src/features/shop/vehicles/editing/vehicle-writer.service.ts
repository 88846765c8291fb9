import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { writeData } from '../../../../platform/services/data-write.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { AuditService, type Actor, type AuditFigures } from '../../../operations/audit/index.ts';
import { Vehicle } from '../fitment/vehicle.entity.ts';
import { TakenNames } from './taken-names.ts';
import { storedFields, vehicleFaults } from './vehicle-faults.ts';
import type { UpdateVehicleInput, VehicleFields } from './vehicle-write.inputs.ts';
import { AdminVehicle, FitmentNotFound, VehicleDeleted } from './vehicle-write.results.ts';
import { vehicleCorrected } from './vehicle.events.ts';

const NOT_FOUND = 'This vehicle has been deleted.';
const NOT_VALID = 'Please check the fields of the vehicle.';

const figures = ({ make, model, yearFrom, yearTo, category, ...sizes }: Vehicle): AuditFigures => ({
  make,
  model,
  yearFrom,
  yearTo,
  category,
  frontSize: sizes.frontSize,
  rearSize: sizes.rearSize,
  minLoadIndex: sizes.minLoadIndex,
  rearMinLoadIndex: sizes.rearMinLoadIndex,
  minSpeedRating: sizes.minSpeedRating,
  frontPressurePsi: sizes.frontPressurePsi,
  rearPressurePsi: sizes.rearPressurePsi,
  runFlat: sizes.runFlat,
  pressureSensors: sizes.pressureSensors,
});

interface WriteOptions {
  readonly names?: TakenNames;
  readonly notes?: AuditFigures;
}

/** Writes the fitment table. Cached fitments, pages and answers follow with the commit. */
export class VehicleWriter extends Service {
  readonly #audit = this.services.get(AuditService);

  /** Adds a vehicle with its sizes. */
  create(viewer: Viewer, fields: VehicleFields): Promise<AdminVehicle | InvalidInput> {
    return this.#write((em) => this.writeIn(em, viewer, fields, null));
  }

  /** Updates a vehicle that nobody has changed since it was read. */
  update(
    viewer: Viewer,
    { id, revision, ...fields }: UpdateVehicleInput,
  ): Promise<AdminVehicle | InvalidInput | FitmentNotFound | StaleWrite> {
    return this.#write(async (em) => {
      const vehicle = await lock(em, id);
      if (!vehicle) return result(FitmentNotFound, { message: NOT_FOUND });
      if (vehicle.revision !== revision) return StaleWrite.at(vehicle.revision);
      return this.writeIn(em, viewer, fields, vehicle);
    });
  }

  /**
   * Writes one vehicle with its sizes in the caller's transaction, which must announce a change of the catalogue.
   * @param vehicle the locked vehicle to update; null to add one.
   * @param options.names the names of all vehicles, if the caller writes several.
   * @param options.notes further facts for the audit log.
   * @returns the vehicle as stored, or the invalid fields.
   */
  async writeIn(
    em: EntityManager,
    actor: Actor,
    fields: VehicleFields,
    vehicle: Vehicle | null,
    { names, notes = {} }: WriteOptions = {},
  ): Promise<AdminVehicle | InvalidInput> {
    const taken = names ?? (await TakenNames.locked(em));
    const others = taken.besides(vehicle?.id ?? null, fields.make);
    const faults = vehicleFaults(fields, others, this.platform.now());
    if (faults.length > 0) return InvalidInput.of(NOT_VALID, faults);
    const before = vehicle ? figures(vehicle) : {};
    const stored = storedFields(fields);
    const written = vehicle
      ? em.assign(vehicle, { ...stored, revision: vehicle.revision + 1 })
      : em.create(Vehicle, { ...stored, exampleRegistration: null, revision: 1 });
    await em.flush();
    taken.note(written.id, stored);
    this.#record(em, actor, written, vehicle ? 'changed' : 'created', before, {
      ...figures(written),
      ...notes,
    });
    if (vehicle) await vehicleCorrected.announce(this.services, em, { vehicle, actor });
    return adminVehicle(written);
  }

  /** Deletes a vehicle. Garages that hold it show no sizes for it from then on. */
  delete(
    viewer: Viewer,
    id: number,
    revision: number,
  ): Promise<VehicleDeleted | FitmentNotFound | StaleWrite> {
    return this.#write(async (em) => {
      const vehicle = await lock(em, id);
      if (!vehicle) return result(FitmentNotFound, { message: NOT_FOUND });
      if (vehicle.revision !== revision) return StaleWrite.at(vehicle.revision);
      this.deleteIn(em, viewer, vehicle);
      return result(VehicleDeleted, { id });
    });
  }

  /** Deletes a locked vehicle in the caller's transaction, which must announce a change of the catalogue. */
  deleteIn(em: EntityManager, actor: Actor, vehicle: Vehicle, notes: AuditFigures = {}): void {
    em.remove(vehicle);
    this.#record(em, actor, vehicle, 'deleted', figures(vehicle), notes);
  }

  #record(
    em: EntityManager,
    actor: Actor,
    { id }: Vehicle,
    action: string,
    before: AuditFigures,
    after: AuditFigures,
  ): void {
    this.#audit.record(em, { actor, subject: 'vehicle', subjectId: String(id), action, before, after });
  }

  #write<Answer extends object>(work: (em: EntityManager) => Promise<Answer>): Promise<Answer> {
    const isWritten = (answer: Answer): boolean =>
      answer instanceof AdminVehicle || answer instanceof VehicleDeleted;
    return writeData(this.platform, { dataset: 'catalogue', work, isWritten });
  }
}

const lock = (em: EntityManager, id: number): Promise<Vehicle | null> =>
  em.findOne(Vehicle, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** A vehicle as staff see it. */
export function adminVehicle(vehicle: Vehicle): AdminVehicle {
  const { id, revision } = vehicle;
  return result(AdminVehicle, {
    ...(figures(vehicle) as Omit<AdminVehicle, 'id' | 'revision'>),
    id,
    revision,
  });
}
