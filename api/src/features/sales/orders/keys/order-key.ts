import type { Viewer } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { SignedTokens, type TokenPurpose } from '../../../../platform/services/signed-token.ts';
import { digest } from '../../../../platform/text/digest.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import type { Order } from '../record/order.entity.ts';

const ORDER_KEY: TokenPurpose = { audience: 'order', claims: ['sub', 'mailbox'] };
const DAY_MS = 86_400_000;
/** For the one who has just typed a mailed code, and for the browser that has just paid. */
export const OPENED_DAYS = 1;
/** For the links in mails: as long as anything can be asked of an order that was delivered late. */
export const MAILED_DAYS = 90;

type Mailed = Pick<Order, 'id' | 'email'>;

/** The mailbox whose reader the key was given to: once the order's address is corrected it opens nothing. */
const mailboxOf = ({ email }: Mailed): string => digest(email.toLowerCase());

/** Whether the request carried the key of this order. */
export const holdsKeyOf = (order: Mailed, { order: held }: Viewer): boolean =>
  held !== undefined && held.id === order.id && held.mailbox === mailboxOf(order);

/**
 * Signs and reads the keys of orders. Whoever holds one may do for that order what its buyer may, without an
 * account: it is given to those who prove that they read the order's mail, and to the browser that paid it.
 */
export class OrderKeys extends Service {
  readonly #tokens = this.services.get(SignedTokens);

  /** A key to an order. @param days for which it is valid. */
  async sign(order: Mailed, days: number): Promise<{ readonly key: string; readonly validUntil: Date }> {
    const validUntil = new Date(this.platform.now().getTime() + days * DAY_MS);
    const claims = { sub: order.id, mailbox: mailboxOf(order) };
    return { key: await this.#tokens.sign(ORDER_KEY, claims, validUntil), validUntil };
  }

  /** The order that a key opens; undefined if there is no key, the shop did not sign it, or it has expired. */
  async read(key: string | string[] | undefined): Promise<Viewer['order']> {
    if (typeof key !== 'string' || key === '') return undefined;
    const { sub: id, mailbox } = (await this.#tokens.read(ORDER_KEY, key)) ?? {};
    return isUuid(id) && typeof mailbox === 'string' ? { id, mailbox } : undefined;
  }
}
