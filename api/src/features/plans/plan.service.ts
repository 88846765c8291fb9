import type { Services } from '../../platform/services.ts';
import { OrderReader } from '../orders/order-reader.service.ts';
import type { Order } from '../orders/order.entity.ts';
import { planCovers, tyresCoveredOn, type PlanCover } from './plan-cover.ts';

export { planCovers, type PlanCover } from './plan-cover.ts';

/** Says what the road hazard plans of an order cover. What was claimed from them stands with the claims. */
export class PlanService {
  readonly #reader: OrderReader;

  constructor(services: Services) {
    this.#reader = services.get(OrderReader);
  }

  /** The plans of an order, one for each line of tyres that has one. The order's lines must be loaded. */
  async coversOf(order: Order): Promise<PlanCover[]> {
    const [refunds = []] = await this.#reader.refundsOf([order.id]);
    return planCovers(order, refunds);
  }

  /**
   * How many tyres of a line the plan covers on a day of London's calendar, those that were claimed for included.
   * @returns 0 without a plan, before the delivery and after the plan has ended.
   */
  async tyresCovered(order: Order, lineId: number, day: string): Promise<number> {
    return tyresCoveredOn(await this.coversOf(order), lineId, day);
  }
}
