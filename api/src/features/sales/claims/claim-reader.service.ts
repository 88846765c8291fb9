import type { EntityManager } from '@mikro-orm/postgresql';
import { actsForShop, type Viewer } from '../../../platform/services/context.ts';
import type { Services } from '../../../platform/services/services.ts';
import { SettingsService } from '../../operations/settings/index.ts';
import { findCase } from '../after-sales/index.ts';
import { isOwn, Order, Refund } from '../orders/index.ts';
import { claimablesOf, type Claimable } from './claim-choice.ts';
import { Claim } from './record/claim.entity.ts';

/** Whether somebody may see the claims of an order. */
export const mayReadClaims = (order: Order, viewer: Viewer): boolean =>
  actsForShop(viewer, 'READ_ORDERS') || isOwn(order, viewer);

/** Reads claims. A claim that the viewer may not see does not exist for them. */
export class ClaimReader {
  readonly #services: Services;
  readonly #settings: SettingsService;

  constructor(services: Services) {
    this.#services = services;
    this.#settings = services.get(SettingsService);
  }

  /** A claim about an order of the viewer, or any for the shop; null for all others. */
  async find(viewer: Viewer, id: string): Promise<Claim | null> {
    const { platform } = this.#services;
    const claim = await findCase(platform, Claim, id);
    const order = claim && (await platform.orm.em.fork().findOne(Order, { id: claim.orderId }));
    return claim && order && mayReadClaims(order, viewer) ? claim : null;
  }

  /** What decides which claims can be made about each line of tyres, as the transaction of `em` sees it. */
  async claimables(em: EntityManager, order: Order): Promise<Claimable[]> {
    const books = {
      order,
      claims: await em.find(Claim, { orderId: order.id }),
      refunds: await em.find(Refund, { order }),
      settings: await this.#settings.readIn(em),
    };
    return claimablesOf(books, this.#services.platform.now());
  }
}
