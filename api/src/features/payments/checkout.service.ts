import { vatIn } from '@treadline/schema/trade/vat';
import type { Context, Viewer } from '../../platform/context.ts';
import { readEmailAddress } from '../../platform/email-address.ts';
import { badInput } from '../../platform/errors.ts';
import { InvalidInput } from '../../platform/invalid-input.ts';
import { result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { keptTextOrNull } from '../../platform/typed-text.ts';
import { isUuid } from '../../platform/uuid.ts';
import { User } from '../accounts/user.entity.ts';
import { AddressBookService } from '../addresses/address-book.service.ts';
import { keptAddress } from '../addresses/address-validation.service.ts';
import { mergeItems } from '../cart/cart.service.ts';
import { deliveryOffer, quoteShipping } from '../delivery/delivery.service.ts';
import type { Order } from '../orders/order.entity.ts';
import { OrderService } from '../orders/order.service.ts';
import { SettingsService, type ShopSettingValues } from '../settings/settings.service.ts';
import { RESERVATION_MINUTES } from '../stock/stock.service.ts';
import { CheckoutLimits } from './checkout-limits.ts';
import type { CheckoutInput } from './checkout.inputs.ts';
import { Checkout, OutOfStock, PaymentIntent, PaymentUnavailable } from './checkout.results.ts';
import { browserHash, isBuyer, type Asker } from './order-buyer.ts';
import { PaymentReminderService } from './payment-reminder.service.ts';
import { PaymentService } from './payment.service.ts';
import { orUnavailable } from './stripe.client.ts';

// Four doors are all that a feature has: what others need of the results passes through here.
export { Checkout, CheckoutResult, OutOfStock, PaymentUnavailable } from './checkout.results.ts';

const MINUTE_MS = 60_000;

/** The buyer, and the network and browser of the request. */
type Buyer = Pick<Context, 'viewer' | 'network'>;

type Refusal = InvalidInput | OutOfStock | PaymentUnavailable;

const countUnits = ({ items }: CheckoutInput): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Refuses an address where the shop does not deliver, or not by this method; null if it does. */
function checkDelivery(input: CheckoutInput, settings: ShopSettingValues, now: Date): InvalidInput | null {
  const { options, refusal } = deliveryOffer(0, keptAddress(input.shippingAddress), settings, now);
  if (refusal !== null)
    return InvalidInput.of('We don’t deliver to this address', [
      { path: 'shippingAddress.postcode', message: refusal },
    ]);
  return options.some(({ method }) => method === input.deliveryMethod)
    ? null
    : InvalidInput.of('Please choose another delivery method', [
        { path: 'deliveryMethod', message: 'This delivery method isn’t available for your postcode' },
      ]);
}

/** Turns a cart into an order with an open payment page. */
export class CheckoutService {
  readonly #services: Services;
  readonly #orders: OrderService;
  readonly #payments: PaymentService;
  readonly #reminders: PaymentReminderService;
  readonly #settings: SettingsService;
  readonly #addresses: AddressBookService;
  readonly #limits: CheckoutLimits;

  constructor(services: Services) {
    this.#services = services;
    this.#orders = services.get(OrderService);
    this.#payments = services.get(PaymentService);
    this.#reminders = services.get(PaymentReminderService);
    this.#settings = services.get(SettingsService);
    this.#addresses = services.get(AddressBookService);
    this.#limits = new CheckoutLimits(services.platform);
  }

  /**
   * Checks the input, reserves the units and writes the order in one transaction, then opens the payment page.
   * When that cannot be opened the order is cancelled, and its units are released.
   * @param browserId the visitor's cookie, by which the return page recognises the browser.
   * @param buyer who will own the order; a guest's belongs to no account until its e-mail address is
   * verified.
   * @throws PublicError TOO_MANY_REQUESTS when too many checkouts or units came from one network.
   */
  create(input: CheckoutInput, browserId: string, buyer: Buyer): Promise<Checkout | Refusal> {
    return this.#buy(input, browserId, buyer, async (order) => {
      const session = await this.#payments.openSession(order);
      await this.#orders.attachSession(order.id, session.id);
      await this.#reminders.plan(order);
      return result(Checkout, {
        orderId: order.id,
        orderNumber: order.number,
        sessionId: session.id,
        url: session.url,
      });
    });
  }

  /**
   * The same for a buyer whose own page takes the card: begins the payment instead of opening a page for it.
   */
  createIntent(input: CheckoutInput, browserId: string, buyer: Buyer): Promise<PaymentIntent | Refusal> {
    return this.#buy(input, browserId, buyer, async (order) => {
      const { id, clientSecret } = await this.#payments.openIntent(order);
      await this.#orders.attachPaymentIntent(order.id, id);
      return result(PaymentIntent, { orderId: order.id, orderNumber: order.number, clientSecret });
    });
  }

  async #buy<Opened>(
    input: CheckoutInput,
    browserId: string,
    { viewer, network }: Buyer,
    open: (order: Order) => Promise<Opened>,
  ): Promise<Opened | Refusal> {
    const settings = await this.#settings.read();
    const invalid = checkDelivery(input, settings, this.#services.platform.now());
    if (invalid) return invalid;
    const allowance = await this.#limits.take(network, countUnits(input));
    const order = await this.#place(input, browserId, viewer, settings);
    const opened = order instanceof OutOfStock ? order : await this.#openPayment(order, () => open(order));
    if (order instanceof OutOfStock || opened instanceof PaymentUnavailable) {
      await allowance.giveBack();
      return opened;
    }
    await this.#keepDetails(viewer, input);
    return opened;
  }

  async #place(
    input: CheckoutInput,
    browserId: string,
    viewer: Viewer,
    settings: ShopSettingValues,
  ): Promise<Order | OutOfStock> {
    const shippingAddress = keptAddress(input.shippingAddress);
    const placed = await this.#orders.place({
      units: mergeItems(input.items),
      reservedUntil: new Date(this.#services.platform.now().getTime() + RESERVATION_MINUTES * MINUTE_MS),
      charge: (subtotal) => {
        const shipping = quoteShipping(subtotal, input.deliveryMethod, shippingAddress, settings);
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
      },
    });
    return 'missing' in placed
      ? result(OutOfStock, {
          message: 'Some of your tyres are no longer available in that quantity.',
          lines: placed.missing,
        })
      : placed.order;
  }

  /**
   * Keeps for a customer's next checkout the telephone number, if the account has none, and the address, if they
   * wish. The order is already placed: what cannot be kept must not stop its buyer from paying.
   */
  async #keepDetails(viewer: Viewer, input: CheckoutInput): Promise<void> {
    const { userId } = viewer;
    if (userId === null) return;
    const { orm, logger } = this.#services.platform;
    const phone = keptTextOrNull(input.phone);
    try {
      if (phone) await orm.em.fork().nativeUpdate(User, { id: userId, phone: null }, { phone });
      if (input.saveShippingAddress)
        await this.#addresses.keep(viewer, keptAddress(input.shippingAddress), null);
    } catch (error) {
      logger.warn({ err: error }, 'The telephone number or address of an order could not be kept.');
    }
  }

  /** Opens the payment of an order; if that fails, the order is cancelled and its units are released. */
  async #openPayment<Opened>(
    order: Order,
    open: () => Promise<Opened>,
  ): Promise<Opened | PaymentUnavailable> {
    try {
      return await open();
    } catch (error) {
      this.#services.platform.logger.warn(
        { err: error, orderId: order.id },
        'The payment page could not be opened; the order is closed again.',
      );
      await this.#orders.cancel(order.id, {
        message: 'We couldn’t open the payment page. Nothing was charged.',
      });
      return result(PaymentUnavailable, { message: 'Failed to process checkout. Please try again.' });
    }
  }

  /**
   * Cancels an unpaid checkout and releases its units. A customer's is cancelled by its owner, or in the
   * browser that began it; a guest's by anyone with its id, which only its buyer was given.
   * @returns whether there was something to release.
   * @throws PublicError BAD_USER_INPUT for a malformed order id, SERVICE_UNAVAILABLE while Stripe cannot be
   * reached.
   */
  async cancel(orderId: string, asker: Asker): Promise<boolean> {
    if (!isUuid(orderId)) throw badInput('orderId must be the id that createCheckout gave.');
    const order = await this.#orders.find({ id: orderId });
    if (!order || (order.userId !== null && !isBuyer(order, asker))) return false;
    return orUnavailable(this.#payments.cancel(order), this.#services.platform.logger);
  }
}
