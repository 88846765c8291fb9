import { Service } from '../../../platform/services/services.ts';
import { inOrderOf } from '../../../platform/text/in-order.ts';
import { inLondon } from '../../../platform/text/london-time.ts';
import { FittingVan } from './fitting-van.entity.ts';

/** Reads the vans. */
export class FittingVanService extends Service {
  /** The vans with these numbers, closed or not, in the sequence of the numbers; null for an unknown one. */
  async withIds(ids: readonly number[]): Promise<(FittingVan | null)[]> {
    const vans = await this.platform.orm.em.fork().find(FittingVan, { id: { $in: [...ids] } });
    return inOrderOf(ids, vans, ({ id }) => id);
  }

  /** The vans that aren't closed for good, by name. */
  working(): Promise<FittingVan[]> {
    const { day } = inLondon(this.platform.now());
    return this.platform.orm.em
      .fork()
      .find(
        FittingVan,
        { $or: [{ closedFrom: null }, { closedFrom: { $gt: day } }] },
        { orderBy: { name: 'asc', id: 'asc' } },
      );
  }
}
