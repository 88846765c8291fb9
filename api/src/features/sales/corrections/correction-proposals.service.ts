import { randomUUID } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Service } from '../../../platform/services/services.ts';
import { AuditService, type Actor } from '../../operations/audit/index.ts';
import { GarageVehicle } from '../../people/garage/index.ts';
import { FittingBooking } from '../../shop/fitting/index.ts';
import { Vehicle } from '../../shop/vehicles/index.ts';
import type { Order } from '../orders/index.ts';
import type { OrderReturn } from '../returns/index.ts';
import { FitmentCorrection } from './fitment-correction.entity.ts';

const COUNTED = 'select from fitment_correction_returns where return_id = ? and size = ?';
/** The waiting correction of a vehicle and size, made if there's none. Those without a vehicle are never shared. */
const WAITING = `
  insert into fitment_corrections as c (id, vehicle_id, size, state, created_at, updated_at)
  values (?, ?, ?, 'WAITING', ?, ?)
  on conflict (vehicle_id, size) where state = 'WAITING'
    do update set updated_at = excluded.updated_at, revision = c.revision + 1
  returning id`;
const COUNT = 'insert into fitment_correction_returns (return_id, size, correction_id) values (?, ?, ?)';

/** The sizes that the fitment table gives a vehicle. */
export const sizesOf = ({ frontSize, rearSize }: Pick<Vehicle, 'frontSize' | 'rearSize'>): string[] =>
  rearSize === null ? [frontSize] : [frontSize, rearSize];

/** Proposes corrections of the fitment table, and approves them once the table is corrected. */
export class CorrectionProposals extends Service {
  readonly #audit = this.services.get(AuditService);

  /**
   * Counts a return whose tyres don't fit on the waiting correction of each of its sizes. Proposes nothing if the
   * vehicle is known and the fitment table doesn't give it the size. Runs in the transaction that approves the return.
   */
  async propose(em: EntityManager, order: Order, ret: OrderReturn): Promise<void> {
    if (ret.reason !== 'MISFIT') return;
    const ids = ret.fitmentIds.length > 0 ? ret.fitmentIds : await bookedFitments(em, order);
    // Locked, so that nobody corrects a vehicle between this look and the proposal.
    const vehicles = await em.find(
      Vehicle,
      { id: { $in: [...ids] } },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_READ },
    );
    for (const size of soldSizes(order, ret)) {
      const [taking, ...others] = vehicles.filter((vehicle) => sizesOf(vehicle).includes(size));
      if (ids.length > 0 && !taking) continue;
      // If versions can't be told apart, staff say which one it is.
      await this.#count(em, ret, size, taking && others.length === 0 ? taking.id : null);
    }
  }

  async #count(em: EntityManager, ret: OrderReturn, size: string, vehicleId: number | null): Promise<void> {
    if ((await em.execute<object[]>(COUNTED, [ret.id, size])).length > 0) return;
    const now = this.platform.now();
    const [waiting] = await em.execute<{ id: string }[]>(WAITING, [randomUUID(), vehicleId, size, now, now]);
    await em.execute(COUNT, [ret.id, size, waiting?.id]);
  }

  /** Approves the waiting corrections whose size a vehicle no longer has. Runs in the transaction that saves it. */
  async approve(em: EntityManager, vehicle: Vehicle, actor: Actor): Promise<void> {
    const settled = await em.find(
      FitmentCorrection,
      { vehicleId: vehicle.id, state: 'WAITING', size: { $nin: sizesOf(vehicle) } },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    for (const correction of settled) {
      em.assign(correction, {
        state: 'APPROVED',
        revision: correction.revision + 1,
        updatedAt: this.platform.now(),
      });
      this.#audit.record(em, {
        actor,
        subject: 'fitment correction',
        subjectId: correction.id,
        action: 'approved',
        before: {},
        after: { vehicle: vehicle.id, size: correction.size },
      });
    }
  }
}

/** The sizes of returned tyres, A to Z, so that returns lock shared corrections in the same order. */
function soldSizes(order: Order, ret: OrderReturn): string[] {
  const lines = order.lines.getItems().filter(({ id }) => ret.lines.some(({ lineId }) => lineId === id));
  return [...new Set(lines.map(({ productSize }) => productSize))].toSorted();
}

/** The fitments of the vehicle whose fitting was booked with an order, if its buyer's garage or the table knows it. */
async function bookedFitments(em: EntityManager, { id, userId }: Order): Promise<number[]> {
  const bookings = await em.find(FittingBooking, { orderId: id }, { fields: ['registration'] });
  const marks = bookings.flatMap(({ registration }) => registration ?? []);
  if (marks.length === 0) return [];
  const [kept, examples] = [
    userId ? await em.find(GarageVehicle, { userId, mark: { $in: marks } }, { fields: ['fitmentIds'] }) : [],
    await em.find(Vehicle, { exampleRegistration: { $in: marks } }, { fields: ['id'] }),
  ];
  return [...new Set([...kept.flatMap(({ fitmentIds }) => fitmentIds), ...examples.map((one) => one.id)])];
}
