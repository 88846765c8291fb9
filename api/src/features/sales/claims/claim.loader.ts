import { AnswerLoader } from '../../../platform/graphql/answer-loader.ts';
import type { Context } from '../../../platform/services/context.ts';
import type { Services } from '../../../platform/services/services.ts';
import { groupsOf, inOrderOf } from '../../../platform/text/in-order.ts';
import { SettingsService } from '../../operations/settings/index.ts';
import { User } from '../../people/accounts/index.ts';
import { CaseLoader } from '../after-sales/index.ts';
import type { Order } from '../orders/index.ts';
import { choicesOf, claimablesOf } from './claim-choice.ts';
import type { ClaimChoice } from './claim.results.ts';
import { CLAIM_PHOTOGRAPHS, Claim, ClaimStep } from './record/claim.entity.ts';

/** Batches the related rows of all claims in one response. An order's claims come oldest first. */
export class ClaimLoader extends CaseLoader<Claim> {
  readonly #services: Services;
  readonly #settings: SettingsService;
  readonly steps = new AnswerLoader<string, ClaimStep[]>((ids) => this.#steps(ids));
  readonly writers = new AnswerLoader<string, User | null>((ids) => this.#writers(ids));

  constructor(services: Services) {
    super(services, CLAIM_PHOTOGRAPHS, (em, orderIds) =>
      em.find(Claim, { orderId: { $in: orderIds } }, { orderBy: { createdAt: 'asc', id: 'asc' } }),
    );
    this.#services = services;
    this.#settings = services.get(SettingsService);
  }

  /** The claims that an order's buyer can or could make. The order's lines must be loaded. */
  async choices(context: Context, order: Order): Promise<ClaimChoice[]> {
    const [claims, refunds, settings] = await Promise.all([
      this.ofOrders.load(context, order.id),
      this.refunds.load(context, order.id),
      this.#settings.read(),
    ]);
    const now = this.#services.platform.now();
    return claimablesOf({ order, claims, refunds, settings }, now).flatMap(choicesOf);
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
