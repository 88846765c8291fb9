import type { EntityManager } from '@mikro-orm/postgresql';
import { AnswerLoader } from '../../../platform/graphql/answer-loader.ts';
import type { Services } from '../../../platform/services/services.ts';
import { groupsOf } from '../../../platform/text/in-order.ts';
import { OrderReader, type Order, type RefundRow } from '../orders/index.ts';
import { PhotographService, type Photograph } from '../photographs/index.ts';
import type { Case } from './case.ts';

/** Batches the related rows of all cases in one response: one query for each kind. */
export class CaseLoader<One extends Case> {
  /** An order's cases, sorted as `read` returns them. */
  readonly ofOrders: AnswerLoader<string, One[]>;
  /** Orders by id, with their lines. */
  readonly orders: AnswerLoader<string, Order>;
  readonly photographs: AnswerLoader<string, Photograph[]>;
  readonly refunds: AnswerLoader<string, RefundRow[]>;

  /**
   * @param subject the kind of subject that the cases' photographs are attached to.
   * @param read loads the cases of the given orders.
   */
  constructor(
    services: Services,
    subject: string,
    read: (em: EntityManager, orderIds: string[]) => Promise<One[]>,
  ) {
    const reader = services.get(OrderReader);
    this.ofOrders = new AnswerLoader(async (ids) => {
      const cases = await read(services.platform.orm.em.fork(), [...ids]);
      return groupsOf(ids, cases, ({ orderId }) => orderId);
    });
    this.orders = new AnswerLoader(async (ids) => {
      const orders = await reader.withIds(ids);
      return orders.map((order, index) => {
        if (!order) throw new Error(`A case names order ${ids[index]}, which doesn't exist.`);
        return order;
      });
    });
    this.photographs = new AnswerLoader((ids) => services.get(PhotographService).of(subject, ids));
    this.refunds = new AnswerLoader((ids) => reader.refundsOf(ids));
  }
}
