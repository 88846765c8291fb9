import { createHash, randomBytes } from 'node:crypto';
import type { Services } from '../../platform/services.ts';
import { inOrder } from './order-lock.ts';
import { OrderMailService } from './order-mail.service.ts';
import { Order } from './order.entity.ts';

/** Days on the road before somebody can say how a tyre is. */
const DAYS = 14;
const DAY_MS = 86_400_000;
const TOKEN_BYTES = 32;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Whether a token is the one that was mailed for an order. It says no more than that its bearer reads the buyer's mail. */
export const opensInvitation = (
  { reviewTokenHash }: Pick<Order, 'reviewTokenHash'>,
  token: string | null | undefined,
): boolean => reviewTokenHash !== null && typeof token === 'string' && hashOf(token) === reviewTokenHash;

/** Asks buyers what they think of their tyres, once, two weeks after they came. */
export class ReviewInvitationService {
  readonly #mail: OrderMailService;
  readonly #services: Services;

  constructor(services: Services) {
    this.#mail = services.get(OrderMailService);
    this.#services = services;
  }

  /** Invites everybody whose time has come. Each mail is written with the mark that it was: however often this runs, there is one. */
  async sweep(): Promise<void> {
    const { orm, now } = this.#services.platform;
    const deliveredBy = new Date(now().getTime() - DAYS * DAY_MS);
    const due = await orm.em
      .fork()
      .find(
        Order,
        { status: 'DELIVERED', reviewInvitedAt: null, deliveredAt: { $lte: deliveredBy } },
        { fields: ['id'], orderBy: { deliveredAt: 'asc' } },
      );
    for (const { id } of due) await this.#invite(id);
  }

  async #invite(orderId: string): Promise<void> {
    await inOrder(this.#services.platform, orderId, async (em, order) => {
      if (order.reviewInvitedAt !== null || order.status !== 'DELIVERED') return;
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      Object.assign(order, {
        reviewInvitedAt: this.#services.platform.now(),
        reviewTokenHash: hashOf(token),
      });
      await this.#mail.inviteReview(em, order, token);
    });
  }

  /** The order that a mailed token is for, with its lines; null for a token that nobody was mailed. */
  find(token: string): Promise<Order | null> {
    return this.#services.platform.orm.em
      .fork()
      .findOne(Order, { reviewTokenHash: hashOf(token) }, { populate: ['lines'] });
  }
}
