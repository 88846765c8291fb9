import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { MOST_GARAGE_VEHICLES } from '@treadline/schema/trade/values/limits';
import { readRegistration } from '@treadline/schema/trade/vehicle/registration-reading';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../platform/services/context.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { groupsOf } from '../../../platform/text/in-order.ts';
import { keptTextOrNull } from '../../../platform/text/typed-text.ts';
import { isUuid } from '../../../platform/text/uuid.ts';
import { VehicleService, type FitmentRequest, type VehicleMot } from '../../shop/vehicles/index.ts';
import { lockAccount } from '../accounts/index.ts';
import type { AddGarageVehicleInput } from './garage.inputs.ts';
import { isNews, motColumns } from './record/garage-mot.ts';
import { GarageVehicle } from './record/garage-vehicle.entity.ts';
import { GarageFull, GarageVehicleNotFound, VehicleNotFound } from './record/garage.results.ts';

/** No older car uses tyres that are still sold. */
const FIRST_YEAR = 1900;

const FULL = `You can save up to ${MOST_GARAGE_VEHICLES} vehicles. Remove one to add another.`;
const NOT_FOUND = 'This vehicle is no longer in your garage.';
const NEITHER = 'Enter a registration, or a make and model.';

/** A vehicle's stored data after its look-up. */
type FoundFacts = Pick<GarageVehicle, 'mark' | 'make' | 'model' | 'year' | 'fitmentIds'>;

/** A vehicle as looked up, with its MOT if a register was asked. */
interface Found {
  readonly facts: FoundFacts;
  readonly mot: VehicleMot | null;
}

/** A vehicle to look up and save. */
interface Asked {
  readonly mark: string | null;
  readonly request: FitmentRequest;
}

/** Customers' saved vehicles. Each method reads and changes only the viewer's. */
export class GarageService extends Service {
  readonly #vehicles = this.services.get(VehicleService);

  /** The viewer's vehicles, oldest first. */
  async list({ userId }: Viewer): Promise<GarageVehicle[]> {
    return userId
      ? this.platform.orm.em
          .fork()
          .find(GarageVehicle, { userId }, { orderBy: { addedAt: 'asc', id: 'asc' } })
      : [];
  }

  /** The customers' vehicles in the order of the ids, oldest first, in one statement. */
  async listOf(userIds: readonly string[]): Promise<GarageVehicle[][]> {
    const vehicles = await this.platform.orm.em
      .fork()
      .find(GarageVehicle, { userId: { $in: [...userIds] } }, { orderBy: { addedAt: 'asc', id: 'asc' } });
    return groupsOf(userIds, vehicles, ({ userId }) => userId);
  }

  /**
   * Saves a vehicle and makes it the current one. A vehicle with the same registration, or the same model and
   * year, is the same vehicle.
   */
  async add(
    { userId }: Viewer,
    input: AddGarageVehicleInput,
  ): Promise<GarageVehicle | InvalidInput | VehicleNotFound | GarageFull> {
    const asked = this.#read(input);
    if (asked instanceof InvalidInput) return asked;
    // Looked up before the transaction, because a vehicle register can be slow.
    const fitment = await this.#vehicles.fitment(asked.request);
    if (!userId || !fitment?.vehicle) return result(VehicleNotFound, { message: fitment?.notice ?? NEITHER });
    const { make, model, year, fitmentIds, mot } = fitment.vehicle;
    return this.#withGarage(userId, (em, kept) =>
      this.#keep(em, kept, userId, { facts: { mark: asked.mark, make, model, year, fitmentIds }, mot }),
    );
  }

  #read({ registration, make, model, year }: AddGarageVehicleInput): Asked | InvalidInput {
    if (!registration?.trim()) return this.#readModel({ make, model, year });
    const read = readRegistration(registration, this.platform.now());
    return read.valid
      ? { mark: read.mark, request: { registration: read.mark } }
      : InvalidInput.of(read.message, [{ path: 'registration', message: read.message }]);
  }

  #readModel({ make, model, year }: FitmentRequest): Asked | InvalidInput {
    if (!make?.trim() || !model?.trim())
      return InvalidInput.of(NEITHER, [{ path: 'registration', message: NEITHER }]);
    // Next year's models are sold this year.
    const lastYear = this.platform.now().getUTCFullYear() + 1;
    const message = `Enter a year from ${FIRST_YEAR} to ${lastYear}.`;
    if (year && (year < FIRST_YEAR || year > lastYear))
      return InvalidInput.of(message, [{ path: 'year', message }]);
    return { mark: null, request: { make, model, year } };
  }

  async #keep(
    em: EntityManager,
    kept: readonly GarageVehicle[],
    userId: string,
    { facts, mot }: Found,
  ): Promise<GarageVehicle | GarageFull> {
    const known = kept.find((vehicle) => isSame(vehicle, facts));
    if (!known && kept.length >= MOST_GARAGE_VEHICLES)
      return result(GarageFull, { message: FULL, limit: MOST_GARAGE_VEHICLES });
    if (!known?.isCurrent) await clearCurrent(em, userId);
    // The register's current data replaces the saved data.
    if (known)
      return em.assign(known, {
        ...facts,
        ...(mot && isNews(mot, known) ? motColumns(mot) : {}),
        isCurrent: true,
      });
    return em.create(GarageVehicle, {
      id: randomUUID(),
      userId,
      ...facts,
      ...(mot ? motColumns(mot) : {}),
      isCurrent: true,
      addedAt: this.platform.now(),
    });
  }

  /** Names a vehicle; an empty text removes the name. */
  async rename(
    { userId }: Viewer,
    id: string,
    typed: string,
  ): Promise<GarageVehicle | GarageVehicleNotFound> {
    const em = this.platform.orm.em.fork();
    const vehicle = userId && isUuid(id) ? await em.findOne(GarageVehicle, { id, userId }) : null;
    if (!vehicle) return result(GarageVehicleNotFound, { message: NOT_FOUND });
    vehicle.nickname = keptTextOrNull(typed.replace(/\s+/g, ' '));
    await em.flush();
    return vehicle;
  }

  /** Makes a vehicle the current one; null if the viewer doesn't have it. */
  async choose({ userId }: Viewer, id: string): Promise<GarageVehicle | null> {
    if (!userId) return null;
    return this.#withGarage(userId, async (em, kept) => {
      const vehicle = kept.find((one) => one.id === id);
      if (!vehicle || vehicle.isCurrent) return vehicle ?? null;
      await clearCurrent(em, userId);
      return em.assign(vehicle, { isCurrent: true });
    });
  }

  /**
   * Deletes a vehicle.
   * @returns whether the viewer had it; false for other customers' vehicles.
   */
  async remove({ userId }: Viewer, id: string): Promise<boolean> {
    if (!userId) return false;
    return this.#withGarage(userId, async (em, kept) => {
      const vehicle = kept.find((one) => one.id === id);
      if (!vehicle) return false;
      await em.nativeDelete(GarageVehicle, { id, userId });
      const newest = kept.findLast((one) => one.id !== id);
      if (vehicle.isCurrent && newest) newest.isCurrent = true;
      return true;
    });
  }

  /**
   * Locks a customer's garage: concurrent changes wait, so that its limit and its single current vehicle stay
   * valid.
   */
  #withGarage<Result>(
    userId: string,
    work: (em: EntityManager, kept: GarageVehicle[]) => Promise<Result>,
  ): Promise<Result> {
    return this.platform.orm.em.fork().transactional(async (em) => {
      await lockAccount(em, userId);
      return work(em, await em.find(GarageVehicle, { userId }, { orderBy: { addedAt: 'asc', id: 'asc' } }));
    });
  }
}

function isSame(one: GarageVehicle, other: FoundFacts): boolean {
  if (one.mark !== null || other.mark !== null) return one.mark === other.mark;
  return one.make === other.make && one.model === other.model && one.year === other.year;
}

/** Before setting the new one: the database doesn't allow two. */
async function clearCurrent(em: EntityManager, userId: string): Promise<void> {
  await em.nativeUpdate(GarageVehicle, { userId, isCurrent: true }, { isCurrent: false });
}
