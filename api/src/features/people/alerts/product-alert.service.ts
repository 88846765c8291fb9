import { randomUUID } from 'node:crypto';
import { LockMode, raw, type EntityManager } from '@mikro-orm/postgresql';
import type { RequestedFields } from '../../../platform/graphql/requested-fields.ts';
import { createLimiter } from '../../../platform/limits/limiter.ts';
import type { Viewer } from '../../../platform/services/context.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { digest } from '../../../platform/text/digest.ts';
import { keptEmailAddress } from '../../../platform/text/email-address.ts';
import { newToken } from '../../../platform/text/new-token.ts';
import { isUuid } from '../../../platform/text/uuid.ts';
import { MailService } from '../../operations/mail/index.ts';
import { Product, ProductService } from '../../shop/catalogue/index.ts';
import { User } from '../accounts/index.ts';
import { AlertSender } from './alert-sender.service.ts';
import { productAlertConfirm } from './emails/product-alert-confirm.email.ts';
import { productAlertKnown } from './emails/product-alert-known.email.ts';
import type { RequestProductAlertInput } from './product-alert.inputs.ts';
import { NothingToWaitFor, ProductAlert, ProductAlertRequested } from './product-alert.results.ts';
import { ProductAlertRow } from './record/product-alert.entity.ts';

const CONFIRM_DAYS = 7;
const DAY_S = 86_400;
const HOUR_S = 3_600;
const REQUESTS_PER_HOUR = 20;
/**
 * Emails per day to one unconfirmed address, counting requests from all visitors, so that nobody can flood an
 * inbox.
 */
const MAILS_PER_DAY = 5;
/** How long a request stays open at most, as its emails say. */
const WAITING_DAYS = 365;
/** How long closed requests are kept, so that the links in their emails still work. */
const CLOSED_DAYS = 30;

const OPEN = ['UNCONFIRMED', 'WAITING'] as const;
const NOT_SOLD = 'We no longer sell this tyre.';
const IN_STOCK = 'Good news: this tyre is in stock again, so you can buy it now.';

const ADD = `
  insert into product_alerts (id, email, email_key, product_id, kind, state, price_pence, requested_at, end_token)
  values (?, ?, ?, ?, ?, 'UNCONFIRMED', ?, ?, ?)
  on conflict (email_key, product_id, kind) where state in ('UNCONFIRMED', 'WAITING') do nothing`;
/** Gives an address's requests to the account that confirmed it. */
const CLAIM = 'update product_alerts set user_id = ? where email_key = lower(?) and user_id is null';
/**
 * Deletes requests that an account would have twice after its address changed, because the new address had
 * already made them.
 */
const DROP_TWINS = `
  delete from product_alerts mine using product_alerts other
  where mine.user_id = ? and mine.state in ('UNCONFIRMED', 'WAITING')
    and other.email_key = lower(?) and other.id <> mine.id and other.state in ('UNCONFIRMED', 'WAITING')
    and other.product_id = mine.product_id and other.kind = mine.kind`;
const MOVE = 'update product_alerts set email = ?, email_key = lower(?) where user_id = ?';

/**
 * Product alerts, only for confirmed addresses: a guest confirms with a link each time, a customer once for all.
 */
export class ProductAlertService extends Service {
  readonly #mail = this.services.get(MailService);
  readonly #products = this.services.get(ProductService);
  readonly #sender = this.services.get(AlertSender);
  readonly #byNetwork = createLimiter(this.platform, 'product-alerts', REQUESTS_PER_HOUR, HOUR_S);
  readonly #byRecipient = createLimiter(this.platform, 'product-alert-mails', MAILS_PER_DAY, DAY_S);

  /**
   * Handles a request from the form. Only the owner of a confirmed address learns anything about it.
   * @param network the visitor's network, see networkOf.
   * @throws PublicError TOO_MANY_REQUESTS after twenty an hour from one network.
   */
  async request(
    { userId }: Viewer,
    network: string,
    { productId, kind, email: typed, website }: RequestProductAlertInput,
  ): Promise<ProductAlertRequested | NothingToWaitFor> {
    await this.#byNetwork.require(network, 'Too many requests. Please try again in an hour.');
    const email = keptEmailAddress(typed);
    return this.platform.orm.em.fork().transactional(async (em) => {
      const product = await em.findOne(Product, { id: productId, published: true, deletedAt: null });
      if (!product) return result(NothingToWaitFor, { message: NOT_SOLD });
      if (kind === 'BACK_IN_STOCK' && product.stockQuantity > 0)
        return result(NothingToWaitFor, { message: IN_STOCK });
      const owner = userId ? await em.findOne(User, { id: userId }) : null;
      const isProven = owner?.emailVerified === true && owner.email.toLowerCase() === email.toLowerCase();
      const what = kind === 'BACK_IN_STOCK' ? 'it’s back' : 'the price drops';
      const asked = { email, emailKey: email.toLowerCase(), productId, kind, price: product.price };
      if (!isProven) {
        if (!website) await this.#ask(em, asked, product);
        return result(ProductAlertRequested, {
          message: `Nearly there: click the link we’ve emailed you, and we’ll tell you when ${what}.`,
          needsConfirmation: true,
        });
      }
      await this.#keep(em, asked, owner.id);
      return result(ProductAlertRequested, {
        message: `We’ll email you at ${owner.email} when ${what}.`,
        needsConfirmation: false,
      });
    });
  }

  /** Records a request for a confirmed address, or updates the existing one. */
  async #keep(em: EntityManager, asked: Asked, userId: string): Promise<void> {
    const alert = await this.#lock(em, asked);
    Object.assign(alert, { ...asked, userId, state: 'WAITING', requestedAt: this.platform.now() });
  }

  /**
   * Records a request for an address that anyone may have typed, and sends it the confirmation link. If a
   * request is already waiting, it stays as it is and its reader is told so.
   */
  async #ask(em: EntityManager, asked: Asked, product: Product): Promise<void> {
    if (!(await this.#byRecipient.takeIn(em, digest(asked.emailKey)))) return;
    const alert = await this.#lock(em, asked);
    const { kind, endToken } = alert;
    const tyre = { name: product.name, slug: product.slug };
    if (alert.state === 'WAITING') {
      await this.#mail.queue(em, alert.email, productAlertKnown({ kind, tyre, endToken }));
      return;
    }
    const token = newToken();
    Object.assign(alert, {
      ...asked,
      requestedAt: this.platform.now(),
      confirmTokenHash: digest(token),
    });
    await this.#mail.queue(
      em,
      asked.email,
      productAlertConfirm({ kind, tyre, token, endToken, days: CONFIRM_DAYS }),
    );
  }

  /** An address's open request, locked for this transaction; created if necessary. */
  async #lock(em: EntityManager, asked: Asked): Promise<ProductAlertRow> {
    const { email, emailKey, productId, kind, price } = asked;
    const now = this.platform.now();
    await em.execute(ADD, [randomUUID(), email, emailKey, productId, kind, price, now, newToken()]);
    return em.findOneOrFail(
      ProductAlertRow,
      { emailKey, productId, kind, state: { $in: [...OPEN] } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
  }

  /**
   * Confirms a guest's request.
   * @returns whether the link works; clicking it twice works too.
   */
  async confirm(token: string): Promise<boolean> {
    const { orm, now } = this.platform;
    const confirmTokenHash = digest(token);
    const since = new Date(now().getTime() - CONFIRM_DAYS * DAY_S * 1_000);
    return orm.em.fork().transactional(async (em) => {
      const alert = await em.findOne(
        ProductAlertRow,
        { confirmTokenHash },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (alert?.state !== 'UNCONFIRMED') return alert?.state === 'WAITING' || alert?.state === 'TOLD';
      if (alert.requestedAt <= since) return false;
      alert.state = 'WAITING';
      // The account with this confirmed address, whether or not its owner was signed in.
      const owner = await em.findOne(User, { [raw('lower(email)')]: alert.emailKey });
      if (owner?.emailVerified) alert.userId = owner.id;
      // The tyre may be back or cheaper by now.
      this.#sender.wake(em);
      return true;
    });
  }

  /**
   * Ends all open requests of an email's recipient.
   * @returns whether the token is known, however often it's used.
   */
  async end(token: string): Promise<boolean> {
    const em = this.platform.orm.em.fork();
    const alert = await em.findOne(ProductAlertRow, { endToken: token });
    if (!alert) return false;
    await this.#close(em, { emailKey: alert.emailKey });
    return true;
  }

  /** The viewer's open requests for tyres that are still sold, latest first. @param fields those of ProductAlert. */
  async ofViewer({ userId }: Viewer, fields: RequestedFields): Promise<ProductAlert[]> {
    return userId ? this.#openOf({ userId }, fields) : [];
  }

  /** The same for an email address. */
  ofAddress(email: string, fields: RequestedFields): Promise<ProductAlert[]> {
    return this.#openOf({ emailKey: email.toLowerCase() }, fields);
  }

  async #openOf(
    whose: { userId: string } | { emailKey: string },
    fields: RequestedFields,
  ): Promise<ProductAlert[]> {
    const alerts = await this.platform.orm.em
      .fork()
      .find(
        ProductAlertRow,
        { ...whose, state: 'WAITING' },
        { orderBy: { requestedAt: 'desc', id: 'desc' } },
      );
    if (alerts.length === 0) return [];
    const ids = [...new Set(alerts.map(({ productId }) => productId))];
    const products = await this.#products.byIds(ids, fields.get('product') ?? new Map());
    const byId = new Map(products.map((product) => [product.id, product]));
    return alerts.flatMap(({ id, kind, productId, price, requestedAt }) => {
      const product = byId.get(productId);
      return product ? [result(ProductAlert, { id, kind, product, price, requestedAt })] : [];
    });
  }

  /** Ends one of the viewer's requests. @returns whether it was theirs and open. */
  async remove({ userId }: Viewer, id: string): Promise<boolean> {
    if (!userId || !isUuid(id)) return false;
    return (await this.#close(this.platform.orm.em.fork(), { id, userId })) > 0;
  }

  #close(em: EntityManager, whose: { emailKey: string } | { id: string; userId: string }): Promise<number> {
    return em.nativeUpdate(
      ProductAlertRow,
      { ...whose, state: { $in: [...OPEN] } },
      { state: 'ENDED', closedAt: this.platform.now() },
    );
  }

  /** Gives an account the requests of the address it has confirmed. */
  async claim(em: EntityManager, userId: string, email: string): Promise<void> {
    await em.execute(CLAIM, [userId, email]);
  }

  /** Moves an account's requests to its new address. */
  async move(em: EntityManager, userId: string, email: string): Promise<void> {
    await em.execute(DROP_TWINS, [userId, email]);
    await em.execute(MOVE, [email, email, userId]);
  }

  /** Deletes requests that were never confirmed, waited for a year, or were closed a month ago. */
  async forget(): Promise<void> {
    const { orm, now } = this.platform;
    const before = (days: number): Date => new Date(now().getTime() - days * DAY_S * 1_000);
    await orm.em.fork().nativeDelete(ProductAlertRow, {
      $or: [
        { state: 'UNCONFIRMED', requestedAt: { $lt: before(CONFIRM_DAYS) } },
        { state: 'WAITING', requestedAt: { $lt: before(WAITING_DAYS) } },
        { closedAt: { $lt: before(CLOSED_DAYS) } },
      ],
    });
  }
}

/** A request: the product, the kind of alert and the address. */
type Asked = Pick<ProductAlertRow, 'email' | 'emailKey' | 'productId' | 'kind' | 'price'>;
