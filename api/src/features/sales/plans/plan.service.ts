import { AnswerLoader } from '../../../platform/graphql/answer-loader.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { OrderReader, type Order, type RefundRow } from '../orders/index.ts';
import { planCovers, type PlanCover } from './plan-cover.ts';

/** Reads what road hazard plans cover, with one query for all orders of a response. */
export class PlanService extends Service {
  readonly #reader = this.services.get(OrderReader);
  readonly #refunds = new AnswerLoader<string, RefundRow[]>((ids) => this.#reader.refundsOf(ids));

  /** An order's plans, one for each line of tyres that has one. The order's lines must be loaded. */
  async coversOf(context: Context, order: Order): Promise<PlanCover[]> {
    const isPlanned = order.lines.getItems().some(({ kind }) => kind === 'ROAD_HAZARD_PLAN');
    return isPlanned ? planCovers(order, await this.#refunds.load(context, order.id)) : [];
  }
}
