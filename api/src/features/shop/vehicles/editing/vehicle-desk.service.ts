import type { FilterQuery } from '@mikro-orm/postgresql';
import { offsetOf, pageInfo, type Paging } from '../../../../platform/lists/page.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inOrderOf } from '../../../../platform/text/in-order.ts';
import { anywhere } from '../../../../platform/text/like-pattern.ts';
import { keptText } from '../../../../platform/text/typed-text.ts';
import { Vehicle } from '../fitment/vehicle.entity.ts';
import type { VehicleFilter } from './vehicle-write.inputs.ts';
import { AdminVehiclePage, type AdminVehicle } from './vehicle-write.results.ts';
import { adminVehicle } from './vehicle-writer.service.ts';

/** Lists the fitment table for staff. */
export class VehicleDesk extends Service {
  /** One page, by make and model. */
  async list({ search, category }: VehicleFilter, paging: Paging): Promise<AdminVehiclePage> {
    const words = keptText(search ?? '')
      .split(/\s+/)
      .filter(Boolean);
    const where: FilterQuery<Vehicle> = {
      ...(category ? { category } : {}),
      $and: words.map((word) => ({
        $or: (['make', 'model', 'frontSize', 'rearSize'] as const).map((field) => ({
          [field]: { $ilike: anywhere(word) },
        })),
      })),
    };
    const [vehicles, total] = await this.platform.orm.em.fork().findAndCount(Vehicle, where, {
      orderBy: { make: 'asc', model: 'asc', yearFrom: 'asc', id: 'asc' },
      limit: paging.limit,
      offset: offsetOf(paging),
    });
    return result(AdminVehiclePage, { items: vehicles.map(adminVehicle), pageInfo: pageInfo(paging, total) });
  }

  /** The vehicles in the order of the ids; null for unknown ones. */
  async withIds(ids: readonly number[]): Promise<(AdminVehicle | null)[]> {
    const vehicles = await this.platform.orm.em.fork().find(Vehicle, { id: { $in: [...ids] } });
    return inOrderOf(ids, vehicles.map(adminVehicle), ({ id }) => id);
  }

  /** A vehicle; null if the id is unknown. */
  async find(id: number): Promise<AdminVehicle | null> {
    const vehicle = await this.platform.orm.em.fork().findOne(Vehicle, { id });
    return vehicle && adminVehicle(vehicle);
  }
}
