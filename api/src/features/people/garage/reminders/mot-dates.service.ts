import { plusDays } from '@treadline/schema/trade/values/day';
import type { Viewer } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { VehicleService } from '../../../shop/vehicles/index.ts';
import { isNews, motColumns } from '../record/garage-mot.ts';
import { GarageVehicle } from '../record/garage-vehicle.entity.ts';

const DAY_MS = 86_400_000;
/** How long a stored date counts as current. */
const CURRENT_FOR_DAYS = 7;
/** Most vehicles are tested in the last weeks before the day, or soon after it; then a date soon becomes wrong. */
const TESTING_FROM_DAYS_BEFORE = 42;
const CURRENT_WHILE_TESTING_DAYS = 1;

/** The MOT dates stored with the vehicles of garages. */
export class MotDates extends Service {
  readonly #vehicles = this.services.get(VehicleService);

  /**
   * Looks up again the dates of the viewer's vehicles that are some days old. If the register doesn't answer, they stay
   * as they are.
   * @returns the vehicles, oldest first.
   */
  async refresh({ userId }: Viewer): Promise<GarageVehicle[]> {
    if (!userId) return [];
    const em = this.platform.orm.em.fork();
    const vehicles = await em.find(GarageVehicle, { userId }, { orderBy: { addedAt: 'asc', id: 'asc' } });
    return Promise.all(vehicles.map((vehicle) => this.#current(vehicle)));
  }

  async #current(vehicle: GarageVehicle): Promise<GarageVehicle> {
    if (vehicle.mark === null || !this.#isOld(vehicle)) return vehicle;
    const mot = await this.#vehicles.mot(vehicle.mark);
    if (!mot || !isNews(mot, vehicle)) return vehicle;
    const columns = motColumns(mot);
    await this.platform.orm.em
      .fork()
      .nativeUpdate(
        GarageVehicle,
        { id: vehicle.id, $or: [{ motCheckedAt: null }, { motCheckedAt: { $lt: mot.checkedAt } }] },
        columns,
      );
    return Object.assign(vehicle, columns);
  }

  #isOld({ motDueOn, motCheckedAt }: GarageVehicle): boolean {
    if (!motCheckedAt) return true;
    const now = this.platform.now();
    const isTesting = motDueOn !== null && motDueOn <= plusDays(inLondon(now).day, TESTING_FROM_DAYS_BEFORE);
    const days = isTesting ? CURRENT_WHILE_TESTING_DAYS : CURRENT_FOR_DAYS;
    return now.getTime() - motCheckedAt.getTime() >= days * DAY_MS;
  }
}
