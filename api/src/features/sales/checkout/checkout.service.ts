import { raw } from '@mikro-orm/postgresql';
import { vatIn } from '@treadline/schema/trade/values/vat';
import { violatedConstraint } from '../../../platform/database/database-errors.ts';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import type { Context, Viewer } from '../../../platform/services/context.ts';
import { badInput } from '../../../platform/services/errors.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { readEmailAddress } from '../../../platform/text/email-address.ts';
import { keptTextOrNull } from '../../../platform/text/typed-text.ts';
import { isUuid } from '../../../platform/text/uuid.ts';
import { SettingsService, type ShopSettingValues } from '../../operations/settings/index.ts';
import { User } from '../../people/accounts/index.ts';
import { AddressBookService, keptAddress } from '../../people/addresses/index.ts';
import { quoteShipping } from '../../shop/delivery/index.ts';
import type { SlotUnavailable } from '../../shop/fitting/index.ts';
import { RESERVATION_MINUTES } from '../../shop/stock/index.ts';
import { mergeItems, someDelivered } from '../cart/index.ts';
import { namesOf, Order, OrderReader } from '../orders/index.ts';
import {
  browserHash,
  Checkout,
  heldForPayment,
  isBuyer,
  OrderSettlement,
  PAID,
  PaymentClosed,
  paymentGateway,
  PaymentPages,
  PaymentReads,
  PaymentReminderService,
  PaymentService,
  type Asker,
  type NoPage,
} from '../payments/index.ts';
import { attemptOf, type Attempt, type PayingBy } from './checkout-attempt.ts';
import { CheckoutAttempts } from './checkout-attempts.service.ts';
import { checkDelivery } from './checkout-delivery.ts';
import { CheckoutFittings } from './checkout-fittings.service.ts';
import { CheckoutLimits } from './checkout-limits.ts';
import type { CheckoutInput } from './checkout.inputs.ts';
import { OutOfStock, PaymentDelayed, PaymentIntent, PaymentUnavailable } from './checkout.results.ts';
import type { WantedFitting } from './new-order.ts';
import { OrderPlacement } from './order-placement.service.ts';

const MINUTE_MS = 60_000;

/** The buyer, and the network and browser of the request. */
type Buyer = Pick<Context, 'viewer' | 'network'>;

/** Why the buyer can't be sent to pay. */
type Unpaid = PaymentClosed | PaymentDelayed | PaymentUnavailable;
type Refusal = InvalidInput | OutOfStock | SlotUnavailable | Unpaid;

/** A checkout as requested. */
interface Asked {
  readonly input: CheckoutInput;
  readonly attempt: Attempt | null;
  readonly browserId: string;
  readonly viewer: Viewer;
}

/** The shop's settings, and the slots to hold. */
interface Terms {
  readonly settings: ShopSettingValues;
  readonly fittings: readonly WantedFitting[];
}

const unavailable = (): PaymentUnavailable =>
  result(PaymentUnavailable, { message: 'Failed to process checkout. Please try again.' });

const DELAYED =
  'Our payment provider isn’t answering at the moment, so nothing has been charged. We’re holding your ' +
  'tyres: please try again in a minute, or use the link to pay that we’ll email you.';
const CLOSED = 'That order was closed without being paid, and nothing was charged. Please place it again.';

const countUnits = ({ items }: CheckoutInput): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Turns a cart into an order with an open payment page. */
export class CheckoutService extends Service {
  readonly #attempts = this.services.get(CheckoutAttempts);
  readonly #fittings = this.services.get(CheckoutFittings);
  readonly #orders = this.services.get(OrderReader);
  readonly #placement = this.services.get(OrderPlacement);
  readonly #settlement = this.services.get(OrderSettlement);
  readonly #pages = this.services.get(PaymentPages);
  readonly #gateway = paymentGateway.in(this.services);
  readonly #payments = this.services.get(PaymentService);
  readonly #reminders = this.services.get(PaymentReminderService);
  readonly #settings = this.services.get(SettingsService);
  readonly #addresses = this.services.get(AddressBookService);
  readonly #limits = new CheckoutLimits(this.platform);
  readonly #reads = new PaymentReads(this.platform);

  /**
   * Checks the input, reserves the units and writes the order in one transaction, then opens the payment page. If the
   * provider refuses that, the order is cancelled and its units are released; if it doesn't respond, the order is kept.
   * A repeated attempt gets the order it placed.
   * @param browserId the visitor's cookie, by which the return page recognises the browser.
   * @param buyer the order's owner; a guest's order belongs to no account until its email address is verified.
   * @throws PublicError TOO_MANY_REQUESTS after too many checkouts or units from one network, or too many repeats of
   * one attempt.
   */
  create(input: CheckoutInput, browserId: string, buyer: Buyer): Promise<Checkout | Refusal> {
    return this.#buy('PAGE', input, browserId, buyer, (order) => this.#pages.open(order));
  }

  /** Like `create`, for a buyer whose own page takes the card: starts the payment instead of opening a page. */
  createIntent(input: CheckoutInput, browserId: string, buyer: Buyer): Promise<PaymentIntent | Refusal> {
    return this.#buy('CARD', input, browserId, buyer, (order) => this.#openIntent(order));
  }

  async #openIntent(order: Order): Promise<PaymentIntent | NoPage> {
    const isHeld = heldForPayment(order, this.platform.now()) !== null;
    if (!isHeld || order.providerSessionId !== null) return order.paidAt === null ? 'CLOSED' : 'PAID';
    const { id, clientSecret } = await this.#gateway.openIntent(order);
    const isRecorded =
      order.providerPaymentId === id ||
      (await this.#settlement.attachPayment(order, { providerPaymentId: id })) ||
      (await this.#orders.unchecked({ id: order.id }))?.providerPaymentId === id;
    return isRecorded ? result(PaymentIntent, { ...namesOf(order), clientSecret }) : 'CLOSED';
  }

  async #buy<Opened extends object>(
    by: PayingBy,
    input: CheckoutInput,
    browserId: string,
    { viewer, network }: Buyer,
    open: (order: Order) => Promise<Opened | NoPage>,
  ): Promise<Opened | Refusal> {
    const asked: Asked = { input, attempt: attemptOf(input, by, viewer), browserId, viewer };
    const again = await this.#again(asked, open);
    if (again) return again;
    const settings = await this.#settings.read();
    const invalid = checkDelivery(input, settings, this.platform.now());
    if (invalid) return invalid;
    const fittings = await this.#fittings.read(input);
    if (!Array.isArray(fittings)) return fittings;
    const allowance = await this.#limits.take(network, countUnits(input));
    const order = await this.#place(asked, { settings, fittings });
    // The same attempt may have been quicker in another request, and hold the very units missing here.
    const opened =
      order instanceof Order
        ? await this.#openPayment(order, () => open(order))
        : ((await this.#again(asked, open)) ?? order ?? unavailable());
    if (!(order instanceof Order) || opened instanceof PaymentUnavailable) await allowance.release();
    else await this.#keepDetails(viewer, input);
    return opened;
  }

  /** Answers an attempt that has already placed its order; null if it's new. */
  async #again<Opened extends object>(
    { input, attempt, browserId, viewer }: Asked,
    open: (order: Order) => Promise<Opened | NoPage>,
  ): Promise<Opened | InvalidInput | Unpaid | null> {
    const order = attempt && (await this.#attempts.find(attempt));
    if (!order || order instanceof InvalidInput) return order;
    await this.#reads.takeReturn(order);
    const hash = browserHash(browserId);
    if (order.browserHash !== hash) await this.#placement.moveToBrowser(order, hash);
    const opened = await this.#openPayment(order, () => open(order));
    await this.#keepDetails(viewer, input);
    return opened;
  }

  /** @returns null if another request has placed this attempt's order meanwhile. */
  async #place(asked: Asked, terms: Terms): Promise<Order | OutOfStock | SlotUnavailable | null> {
    try {
      return await this.#placeNew(asked, terms);
    } catch (error) {
      if (violatedConstraint(error) === 'orders_attempt_key') return null;
      throw error;
    }
  }

  async #placeNew(
    { input, attempt, browserId, viewer }: Asked,
    { settings, fittings }: Terms,
  ): Promise<Order | OutOfStock | SlotUnavailable> {
    const shippingAddress = keptAddress(input.shippingAddress);
    const placed = await this.#placement.place({
      units: mergeItems(input.items),
      fittings,
      reservedUntil: new Date(this.platform.now().getTime() + RESERVATION_MINUTES * MINUTE_MS),
      charge: (subtotal) => {
        const shipping = someDelivered(input.items)
          ? quoteShipping(subtotal, input.deliveryMethod, shippingAddress, settings)
          : 0;
        return { shipping, vatIncluded: vatIn(subtotal + shipping) };
      },
      details: {
        shippingAddress,
        billingAddress: input.billingAddress ? keptAddress(input.billingAddress) : shippingAddress,
        email: readEmailAddress(input.email) ?? input.email.trim(),
        phone: keptTextOrNull(input.phone),
        deliveryMethod: input.deliveryMethod,
        newsletterRequested: input.subscribeNewsletter,
        analyticsConsent: settings.analyticsIsAsked ? keptTextOrNull(input.analyticsConsent) : null,
        browserHash: browserHash(browserId),
        userId: viewer.userId,
        isByKey: viewer.key !== undefined,
        ...attempt,
      },
    });
    if ('lost' in placed) {
      const { fitting, refusal } = placed.lost;
      return this.#fittings.taken(fitting.judged, refusal.message);
    }
    return 'missing' in placed
      ? result(OutOfStock, {
          message: 'Some of your tyres are no longer available in that quantity.',
          lines: placed.missing,
        })
      : placed.order;
  }

  /**
   * Saves a customer's phone number for their next checkout, if the account has none, and the address if they wish. The
   * order is already placed, so a failure here must not stop its buyer from paying.
   */
  async #keepDetails(viewer: Viewer, input: CheckoutInput): Promise<void> {
    const { userId } = viewer;
    if (userId === null) return;
    const { orm, logger } = this.platform;
    const phone = keptTextOrNull(input.phone);
    try {
      const em = orm.em.fork();
      if (phone)
        await em.nativeUpdate(User, { id: userId, phone: null }, { phone, revision: raw('revision + 1') });
      if (input.saveShippingAddress)
        await this.#addresses.keep(viewer, keptAddress(input.shippingAddress), null);
    } catch (error) {
      logger.warn({ err: error }, 'The phone number or address of an order could not be saved.');
    }
  }

  /**
   * Opens the payment of an order. If the provider refuses, the order is cancelled and its units are released; if it
   * doesn't respond, the order is kept, to be paid later.
   */
  async #openPayment<Opened extends object>(
    order: Order,
    open: () => Promise<Opened | NoPage>,
  ): Promise<Opened | Unpaid> {
    try {
      const opened = await open();
      return typeof opened === 'string'
        ? result(PaymentClosed, { message: opened === 'PAID' ? PAID : CLOSED })
        : opened;
    } catch (error) {
      const mayBePaid = order.providerSessionId !== null || order.providerPaymentId !== null;
      if (this.#gateway.faultOf(error)?.isUndecided || mayBePaid) return this.#delay(order, error);
      this.platform.logger.warn(
        { err: error, orderId: order.id },
        'The payment page could not be opened; the order is closed again.',
      );
      await this.#settlement.cancel(order, {
        message: 'We couldn’t open the payment page. Nothing was charged.',
      });
      // The buyer can try again with the same key.
      await this.#placement.forgetAttempts(order);
      return unavailable();
    }
  }

  async #delay(order: Order, error: unknown): Promise<PaymentDelayed> {
    const { config, logger } = this.platform;
    logger.warn(
      { err: error, orderId: order.id },
      'Stripe gave no answer; the order waits for its payment page.',
    );
    await this.#reminders.plan(order);
    return result(PaymentDelayed, {
      message: DELAYED,
      orderId: order.id,
      orderNumber: order.number,
      orderUrl: `${config.publicUrl}/orders/${order.id}`,
    });
  }

  /**
   * Cancels an unpaid checkout and releases its units. A customer's can be cancelled by its owner or in the browser
   * that started it; a guest's by anyone with its id, which only its buyer was given.
   * @returns whether there was anything to release.
   * @throws PublicError BAD_USER_INPUT for a malformed order id, SERVICE_UNAVAILABLE while the provider is unreachable.
   */
  async cancel(orderId: string, asker: Asker): Promise<boolean> {
    if (!isUuid(orderId)) throw badInput('orderId must be an order id from createCheckout.');
    const order = await this.#orders.unchecked({ id: orderId });
    if (!order || (order.userId !== null && !isBuyer(order, asker))) return false;
    return this.#payments.cancel(order);
  }
}
