import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { orderNumberTyped } from '@treadline/schema/trade/order/order-number';
import { createLimiter } from '../../../../platform/limits/limiter.ts';
import { Service } from '../../../../platform/services/services.ts';
import { digest } from '../../../../platform/text/digest.ts';
import { readEmailAddress } from '../../../../platform/text/email-address.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { orderCode } from '../emails/order-code.email.ts';
import { OPENED_DAYS, OrderKeys } from '../keys/order-key.ts';
import { OrderReader } from '../reading/order-reader.service.ts';
import type { Order } from '../record/order.entity.ts';
import { CODE_DIGITS } from './guest-order.inputs.ts';
import { OrderCode } from './order-code.entity.ts';

/** The order that a code is requested for. */
export interface WantedCode {
  readonly number: string;
  readonly email: string;
}

interface TypedCode extends WantedCode {
  readonly code: string;
}

/** An order opened by a code, and its key. */
interface OpenedOrder {
  readonly key: string;
  readonly validUntil: Date;
  readonly orderId: string;
}

/** The job that emails a code: enqueued here, handled in orders.jobs.ts. */
export const CODE_JOB = 'mail-order-code';
const CODE_MINUTES = 10;
const MINUTE_S = 60;
const HOUR_S = 3_600;
/** Attempts per code; the database enforces the same number. */
const CODE_TRIES = 5;
/** Codes per hour for one order: with five attempts each, guessing succeeds about once in 40,000 hours. */
const CODES_PER_ORDER = 5;
const CODES_PER_NETWORK = 20;
const LOOKS_PER_NETWORK = 30;

/** Counts the attempt before comparing the code, so simultaneous attempts can't exceed five. */
const TAKE_TRY = `
  update order_codes set tries = tries + 1 where order_id = $1 and tries < ${CODE_TRIES} and expires_at > $2
  returning code_hash as "codeHash"`;

/**
 * Uncounts the attempt after a correct code: a returning customer isn't guessing. The hash makes sure the code hasn't
 * been replaced.
 */
const RETURN_TRY =
  'update order_codes set tries = tries - 1 where order_id = $1 and code_hash = $2 and tries > 0 returning order_id';

/** Opens an order, without an account, to a visitor who proves they can read the email address it was placed with. */
export class GuestOrderService extends Service {
  readonly #keys = this.services.get(OrderKeys);
  readonly #mail = this.services.get(MailService);
  readonly #reader = this.services.get(OrderReader);
  readonly #codesByNetwork = createLimiter(this.platform, 'order-codes', CODES_PER_NETWORK, HOUR_S);
  readonly #codesByOrder = createLimiter(this.platform, 'order-codes-of', CODES_PER_ORDER, HOUR_S);
  readonly #looks = createLimiter(this.platform, 'guest-orders', LOOKS_PER_NETWORK, 10 * MINUTE_S);

  /**
   * Leaves the request to a job, whether or not number and address match: neither the response nor its timing reveals
   * that.
   * @param network the visitor's network, see networkOf.
   * @throws PublicError TOO_MANY_REQUESTS after twenty requests an hour from one network.
   */
  async requestCode(typed: WantedCode, network: string): Promise<void> {
    await this.#codesByNetwork.require(
      network,
      'You’ve asked for too many codes. Please try again in an hour.',
    );
    const [number, email] = [orderNumberTyped(typed.number), readEmailAddress(typed.email)?.toLowerCase()];
    if (!number || !email) return;
    const key = digest(`${number} ${email}`);
    await this.platform.jobs.send(CODE_JOB, { number, email } satisfies WantedCode, { key });
  }

  /**
   * Emails a code that opens an order for ten minutes, if number and address match. A new code replaces the old one. At
   * most five an hour go out for one order.
   */
  async sendCode({ number, email }: WantedCode): Promise<void> {
    const order = await this.#match(number, email);
    if (!order || (await this.#codesByOrder.take(order.id)) > 0) return;
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    const codeHash = await hash(code, this.platform.config.hashing);
    const expiresAt = new Date(this.platform.now().getTime() + CODE_MINUTES * MINUTE_S * 1_000);
    await this.platform.orm.em.fork().transactional(async (em) => {
      await em.upsert(OrderCode, { orderId: order.id, codeHash, tries: 0, expiresAt });
      await this.#mail.queue(
        em,
        order.email,
        orderCode({ number: order.number, code, minutes: CODE_MINUTES }),
      );
    });
  }

  /**
   * The order's key, if number, email address and code match; null if any of them is wrong.
   * @throws PublicError TOO_MANY_REQUESTS after thirty attempts in ten minutes from one network.
   */
  async open({ number, email, code }: TypedCode, network: string): Promise<OpenedOrder | null> {
    await this.#looks.require(network, 'Too many attempts. Please try again in ten minutes.');
    const order = await this.#match(number, email);
    if (!order) return null;
    const { sql, now } = this.platform;
    const [row] = await sql.rows<{ codeHash: string }>(TAKE_TRY, [order.id, now()]);
    if (!row || !(await verify(row.codeHash, code.replaceAll(/\s/g, '')))) return null;
    await sql.rows(RETURN_TRY, [order.id, row.codeHash]);
    return { ...(await this.#keys.sign(order, OPENED_DAYS)), orderId: order.id };
  }

  async #match(number: string, email: string): Promise<Order | null> {
    const order = await this.#reader.byNumberAndEmail(number, email);
    return order?.buyerErased ? null : order;
  }
}
