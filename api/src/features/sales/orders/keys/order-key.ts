import type { Viewer } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { SignedTokens, type TokenPurpose } from '../../../../platform/services/signed-token.ts';
import { digest } from '../../../../platform/text/digest.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import type { Order } from '../record/order.entity.ts';

const ORDER_KEY: TokenPurpose = { audience: 'order', claims: ['sub', 'mailbox'] };
const DAY_MS = 86_400_000;
/** For a guest who has just entered an emailed code, and for the browser that has just paid. */
export const OPENED_DAYS = 1;
/** For links in emails: long enough for all that a buyer can request, even if the order was delivered late. */
export const MAILED_DAYS = 90;

type Mailed = Pick<Order, 'id' | 'email'>;

/** Ties a key to the email address it was issued for: once the order's address is corrected, the key opens nothing. */
const mailboxOf = ({ email }: Mailed): string => digest(email.toLowerCase());

/** Whether the request carries a valid key to this order. */
export const holdsKeyOf = (order: Mailed, { order: held }: Viewer): boolean =>
  held !== undefined && held.id === order.id && held.mailbox === mailboxOf(order);

/**
 * Signs and verifies order keys. With a key, anyone can do for the order what its buyer can, without an account. Keys
 * go to guests who prove they can read the order's email, and to the browser that paid.
 */
export class OrderKeys extends Service {
  readonly #tokens = this.services.get(SignedTokens);

  /**
   * Signs a key to an order.
   * @param days how long it's valid.
   */
  async sign(order: Mailed, days: number): Promise<{ readonly key: string; readonly validUntil: Date }> {
    const validUntil = new Date(this.platform.now().getTime() + days * DAY_MS);
    const claims = { sub: order.id, mailbox: mailboxOf(order) };
    return { key: await this.#tokens.sign(ORDER_KEY, claims, validUntil), validUntil };
  }

  /** The order that a key opens; undefined if the key is missing, expired or not signed by the shop. */
  async read(key: string | string[] | undefined): Promise<Viewer['order']> {
    if (typeof key !== 'string' || key === '') return undefined;
    const { sub: id, mailbox } = (await this.#tokens.read(ORDER_KEY, key)) ?? {};
    return isUuid(id) && typeof mailbox === 'string' ? { id, mailbox } : undefined;
  }
}
