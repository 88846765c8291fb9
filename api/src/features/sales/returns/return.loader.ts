import { AnswerLoader } from '../../../platform/graphql/answer-loader.ts';
import type { Context } from '../../../platform/services/context.ts';
import type { Services } from '../../../platform/services/services.ts';
import { groupsOf } from '../../../platform/text/in-order.ts';
import { SettingsService } from '../../operations/settings/index.ts';
import { OrderReader, promisesOf, type Order, type RefundRow } from '../orders/index.ts';
import { Photograph, PhotographService } from '../photographs/index.ts';
import { OrderReturn, RETURN_PHOTOGRAPHS } from './record/order-return.entity.ts';
import type { LockedBooks } from './return-books.service.ts';

/** The books of an order as a query reads them. */
export interface ReadBooks extends LockedBooks {
  readonly refunds: readonly RefundRow[];
}

/** Loads what belongs to the returns of one answer, each kind once for all of them. */
export class ReturnLoader {
  readonly #services: Services;
  readonly #reader: OrderReader;
  readonly #settings: SettingsService;
  /** The orders themselves, by their ids. */
  readonly #orders = new AnswerLoader<string, Order | null>((ids) => this.#reader.withIds(ids));
  readonly photographs = new AnswerLoader<string, Photograph[]>((ids) =>
    this.#services.get(PhotographService).of(RETURN_PHOTOGRAPHS, ids),
  );
  readonly #refunds = new AnswerLoader<string, RefundRow[]>((ids) => this.#reader.refundsOf(ids));
  /** The returns of orders, oldest first. */
  readonly ofOrders = new AnswerLoader<string, OrderReturn[]>((ids) => this.#readReturns(ids));

  constructor(services: Services) {
    this.#services = services;
    this.#reader = services.get(OrderReader);
    this.#settings = services.get(SettingsService);
  }

  /** The order of a return. */
  async order(context: Context, orderId: string): Promise<Order> {
    const order = await this.#orders.load(context, orderId);
    if (!order) throw new Error(`There is no order ${orderId}, of which there is a return.`);
    return order;
  }

  /** All that decides about the returns of an order. */
  async books(context: Context, orderId: string): Promise<ReadBooks> {
    const [order, returns, refunds, settings] = await Promise.all([
      this.order(context, orderId),
      this.ofOrders.load(context, orderId),
      this.#refunds.load(context, orderId),
      this.#settings.read(),
    ]);
    return { order, returns, refunds, promises: promisesOf(order, settings) };
  }

  async #readReturns(ids: readonly string[]): Promise<OrderReturn[][]> {
    const returns = await this.#services.platform.orm.em
      .fork()
      .find(OrderReturn, { orderId: { $in: [...ids] } }, { orderBy: { ordinal: 'asc' } });
    return groupsOf(ids, returns, ({ orderId }) => orderId);
  }
}
