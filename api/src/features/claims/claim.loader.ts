import { AnswerLoader } from '../../platform/answer-loader.ts';
import type { Services } from '../../platform/services.ts';
import { User } from '../accounts/user.entity.ts';
import { Refund } from '../orders/order-reader.service.ts';
import { Order } from '../orders/order.entity.ts';
import type { Photograph } from '../photographs/photograph.entity.ts';
import { PhotographService } from '../photographs/photograph.service.ts';
import { CLAIM_SUBJECT } from './claim-making.service.ts';
import { ClaimReader } from './claim-reader.service.ts';
import { ClaimStep, type Claim } from './claim.entity.ts';

/** Loads what belongs to the claims of one answer, each kind once for all of them. */
export class ClaimLoader {
  readonly #services: Services;
  readonly ofOrders: AnswerLoader<string, Claim[]>;
  readonly orders = new AnswerLoader<string, Order>((ids) => this.#orders(ids));
  readonly refunds = new AnswerLoader<string, Refund[]>((ids) => this.#refunds(ids));
  readonly photographs: AnswerLoader<string, Photograph[]>;
  readonly steps = new AnswerLoader<string, ClaimStep[]>((ids) => this.#steps(ids));
  readonly writers = new AnswerLoader<string, User | null>((ids) => this.#writers(ids));

  constructor(services: Services) {
    this.#services = services;
    const reader = services.get(ClaimReader);
    const photographs = services.get(PhotographService);
    this.ofOrders = new AnswerLoader((ids) => reader.ofOrders(ids));
    this.photographs = new AnswerLoader((ids) => photographs.of(CLAIM_SUBJECT, ids));
  }

  async #orders(ids: readonly string[]): Promise<Order[]> {
    const orders = await this.#services.platform.orm.em
      .fork()
      .find(Order, { id: { $in: [...ids] } }, { populate: ['lines'] });
    const byId = new Map(orders.map((order) => [order.id, order]));
    return ids.map((id) => {
      const order = byId.get(id);
      if (!order) throw new Error(`A claim names order ${id}, which does not exist.`);
      return order;
    });
  }

  async #refunds(orderIds: readonly string[]): Promise<Refund[][]> {
    const refunds = await this.#services.platform.orm.em
      .fork()
      .find(Refund, { order: { $in: [...orderIds] } });
    const byOrder = Map.groupBy(refunds, ({ order }) => order.id);
    return orderIds.map((id) => byOrder.get(id) ?? []);
  }

  async #steps(ids: readonly string[]): Promise<ClaimStep[][]> {
    const steps = await this.#services.platform.orm.em
      .fork()
      .find(ClaimStep, { claimId: { $in: [...ids] } }, { orderBy: { id: 'asc' } });
    const byClaim = Map.groupBy(steps, ({ claimId }) => claimId);
    return ids.map((id) => byClaim.get(id) ?? []);
  }

  async #writers(ids: readonly string[]): Promise<(User | null)[]> {
    const users = await this.#services.platform.orm.em.fork().find(User, { id: { $in: [...ids] } });
    const byId = new Map(users.map((user) => [user.id, user]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}
