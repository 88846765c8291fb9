import { AnswerLoader } from '../../../platform/graphql/answer-loader.ts';
import type { Context } from '../../../platform/services/context.ts';
import type { Services } from '../../../platform/services/services.ts';
import { groupsOf, inOrderOf } from '../../../platform/text/in-order.ts';
import { SettingsService } from '../../operations/settings/index.ts';
import { User } from '../../people/accounts/index.ts';
import { OrderReader, type Order, type RefundRow } from '../orders/index.ts';
import { PhotographService, type Photograph } from '../photographs/index.ts';
import { choicesOf, claimablesOf } from './claim-choice.ts';
import { ClaimReader } from './claim-reader.service.ts';
import type { ClaimChoice } from './claim.results.ts';
import { CLAIM_PHOTOGRAPHS, ClaimStep, type Claim } from './record/claim.entity.ts';

/** Loads what belongs to the claims of one answer, each kind once for all of them. */
export class ClaimLoader {
  readonly #orderReader: OrderReader;
  readonly #services: Services;
  readonly #settings: SettingsService;
  readonly ofOrders: AnswerLoader<string, Claim[]>;
  readonly orders = new AnswerLoader<string, Order>((ids) => this.#orders(ids));
  readonly photographs: AnswerLoader<string, Photograph[]>;
  readonly refunds = new AnswerLoader<string, RefundRow[]>((ids) => this.#orderReader.refundsOf(ids));
  readonly steps = new AnswerLoader<string, ClaimStep[]>((ids) => this.#steps(ids));
  readonly writers = new AnswerLoader<string, User | null>((ids) => this.#writers(ids));

  constructor(services: Services) {
    this.#orderReader = services.get(OrderReader);
    this.#services = services;
    this.#settings = services.get(SettingsService);
    const reader = services.get(ClaimReader);
    const photographs = services.get(PhotographService);
    this.ofOrders = new AnswerLoader((ids) => reader.ofOrders(ids));
    this.photographs = new AnswerLoader((ids) => photographs.of(CLAIM_PHOTOGRAPHS, ids));
  }

  /** What the buyer of an order can claim. Its lines must be loaded. */
  async choices(context: Context, order: Order): Promise<ClaimChoice[]> {
    const [claims, refunds, settings] = await Promise.all([
      this.ofOrders.load(context, order.id),
      this.refunds.load(context, order.id),
      this.#settings.read(),
    ]);
    const now = this.#services.platform.now();
    return claimablesOf({ order, claims, refunds, settings }, now).flatMap(choicesOf);
  }

  async #orders(ids: readonly string[]): Promise<Order[]> {
    const orders = await this.#orderReader.withIds(ids);
    return orders.map((order, index) => {
      if (!order) throw new Error(`A claim names order ${ids[index]}, which does not exist.`);
      return order;
    });
  }

  async #steps(ids: readonly string[]): Promise<ClaimStep[][]> {
    const steps = await this.#services.platform.orm.em
      .fork()
      .find(ClaimStep, { claimId: { $in: [...ids] } }, { orderBy: { id: 'asc' } });
    return groupsOf(ids, steps, ({ claimId }) => claimId);
  }

  async #writers(ids: readonly string[]): Promise<(User | null)[]> {
    const users = await this.#services.platform.orm.em.fork().find(User, { id: { $in: [...ids] } });
    return inOrderOf(ids, users, ({ id }) => id);
  }
}
