import { raw } from '@mikro-orm/postgresql';
import { offlinePayments } from '@treadline/schema/trade/order/payment/offline-payment';
import { vatIn } from '@treadline/schema/trade/values/vat';
import { violatedConstraint } from '../../../platform/database/database-errors.ts';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../platform/services/context.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { readEmailAddress } from '../../../platform/text/email-address.ts';
import { keptTextOrNull } from '../../../platform/text/typed-text.ts';
import { isUuid } from '../../../platform/text/uuid.ts';
import { AuditService } from '../../operations/audit/index.ts';
import { SettingsService, type ShopSettingValues } from '../../operations/settings/index.ts';
import { User } from '../../people/accounts/index.ts';
import { keptAddress, type AddressInput } from '../../people/addresses/index.ts';
import { quoteShipping } from '../../shop/delivery/index.ts';
import type { SlotUnavailable } from '../../shop/fitting/index.ts';
import { someDelivered } from '../cart/index.ts';
import {
  checkDelivery,
  CheckoutFittings,
  OrderPlacement,
  OutOfStock,
  type Attempt,
  type WantedFitting,
} from '../checkout/index.ts';
import { Order, OrderReader } from '../orders/index.ts';
import { ManualOrder } from './manual-order.entity.ts';
import type { ManualPayment } from './manual-order.enums.ts';
import type { CreateManualOrderInput } from './manual-order.inputs.ts';
import { ManualOrderPlaced, type CreateManualOrderResult } from './manual-order.results.ts';
import { LINK_HOURS, ManualPaymentService } from './manual-payment.service.ts';

const HOUR_MS = 3_600_000;
const HOURS_OF_DAY = 24;

/** How long the units of an unpaid order are reserved. */
const hoursHeld = (payment: ManualPayment): number =>
  payment === 'LINK' ? LINK_HOURS : offlinePayments[payment].daysHeld * HOURS_OF_DAY;

/** Takes orders by telephone and at the counter, at the shop's prices unless others were agreed (C-39). */
export class ManualOrderService extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #fittings = this.services.get(CheckoutFittings);
  readonly #orders = this.services.get(OrderReader);
  readonly #placement = this.services.get(OrderPlacement);
  readonly #payments = this.services.get(ManualPaymentService);
  readonly #settings = this.services.get(SettingsService);

  /**
   * Places the order, reserves its units, holds its slots and, if it's paid by link, emails the link. If the payment
   * provider doesn't answer, the order is still placed, and staff can send the link later.
   * @param attempt identifies an order placed through `placeOrder`, so that a repeated request finds it.
   */
  async create(
    viewer: Viewer,
    input: CreateManualOrderInput,
    attempt: Attempt | null = null,
  ): Promise<typeof CreateManualOrderResult> {
    const key = keptTextOrNull(input.key);
    const known = await this.#known(key);
    if (known) return result(ManualOrderPlaced, { order: known, paymentUrl: null, problem: null });
    const placed = await this.#take(viewer, input, attempt).catch(async (error: unknown) => {
      // The same request arrived twice at the same time, and the other one won.
      const isOvertaken = violatedConstraint(error) === 'manual_orders_request_key_key';
      const order = isOvertaken ? await this.#known(key) : null;
      if (!order) throw error;
      return order;
    });
    if (!(placed instanceof Order)) {
      // Another request with the same key may have won, and hold the very units or slot that are missing here.
      const order = await this.#known(key);
      return order ? result(ManualOrderPlaced, { order, paymentUrl: null, problem: null }) : placed;
    }
    if (input.payment !== 'LINK')
      return result(ManualOrderPlaced, { order: placed, paymentUrl: null, problem: null });
    const sent = await this.#payments.mailLink(viewer, placed);
    const order = (await this.#orders.unchecked({ id: placed.id })) ?? placed;
    return result(ManualOrderPlaced, { order, ...sent });
  }

  async #known(requestKey: string | null): Promise<Order | null> {
    const known = requestKey && (await this.platform.orm.em.fork().findOne(ManualOrder, { requestKey }));
    return known ? this.#orders.unchecked({ id: known.orderId }) : null;
  }

  async #take(viewer: Viewer, input: CreateManualOrderInput, attempt: Attempt | null): Promise<Taken> {
    const settings = await this.#settings.read();
    const buyer = await this.#buyerOf(input);
    if (buyer instanceof InvalidInput) return buyer;
    const shippingAddress = addressIn(input);
    const bought = { ...input, items: input.lines, shippingAddress };
    const invalid = input.collectedBy ? null : checkDelivery(bought, settings, this.#now());
    if (invalid) return invalid;
    const fittings = await this.#fittings.read(bought);
    if (!Array.isArray(fittings)) return fittings;
    return this.#place(
      viewer,
      { ...input, shippingAddress },
      { ...buyer, ...attempt },
      { settings, fittings },
    );
  }

  /** Finds the buyer's account, by id or by confirmed email address. An unconfirmed address proves nothing. */
  async #buyerOf({ customerId = null, email }: CreateManualOrderInput): Promise<Buyer | InvalidInput> {
    const em = this.platform.orm.em.fork();
    const typed = email?.trim() ?? '';
    const address = readEmailAddress(typed) ?? typed;
    if (customerId === null && address === '') return { userId: null, email: '' };
    if (customerId === null) {
      const [owner] = await em.find(User, {
        [raw('lower(email)')]: address.toLowerCase(),
        emailVerifiedAt: { $ne: null },
      });
      return { userId: owner?.id ?? null, email: address };
    }
    const user = isUuid(customerId) ? await em.findOne(User, { id: customerId }) : null;
    return user
      ? { userId: user.id, email: address || user.email }
      : InvalidInput.of('This customer doesn’t exist', [
          { path: 'customerId', message: 'This customer doesn’t exist' },
        ]);
  }

  async #place(
    viewer: Viewer,
    input: CreateManualOrderInput & { readonly shippingAddress: AddressInput },
    buyer: Buyer & Partial<Attempt>,
    { settings, fittings }: Terms,
  ): Promise<Taken> {
    const shippingAddress = keptAddress(input.shippingAddress);
    const { deliveryMethod, deliveryCharge, payment } = input;
    const isCollected = Boolean(input.collectedBy);
    const placed = await this.#placement.place({
      units: input.lines,
      fittings,
      agreed: agreementsOf(input),
      reservedUntil: new Date(this.#now().getTime() + hoursHeld(payment) * HOUR_MS),
      charge: (subtotal) => {
        const own =
          !isCollected && someDelivered(input.lines)
            ? quoteShipping(subtotal, deliveryMethod, shippingAddress, settings)
            : 0;
        const shipping = deliveryCharge ?? own;
        return { shipping, vatIncluded: vatIn(subtotal + shipping) };
      },
      details: {
        ...buyer,
        shippingAddress,
        billingAddress: input.billingAddress ? keptAddress(input.billingAddress) : shippingAddress,
        phone: keptTextOrNull(input.phone),
        deliveryMethod,
        isCollected,
        newsletterRequested: false,
        browserHash: null,
      },
      also: (em, order) => {
        em.create(ManualOrder, {
          orderId: order.id,
          payment,
          takenBy: viewer.userId,
          note: keptTextOrNull(input.note),
          deliveryReason: typeof deliveryCharge === 'number' ? keptTextOrNull(input.deliveryReason) : null,
          requestKey: keptTextOrNull(input.key),
        });
        const { subtotal, shipping, total } = order;
        this.#audit.record(em, {
          actor: viewer,
          subject: 'order',
          subjectId: order.id,
          action: 'order taken',
          before: {},
          after: { subtotal, shipping, total, payment },
        });
      },
    });
    if ('lost' in placed) return this.#fittings.taken(placed.lost.fitting.judged, placed.lost.message);
    return 'missing' in placed
      ? result(OutOfStock, {
          message: 'Some of these tyres aren’t in stock in that quantity, so nothing was reserved.',
          lines: placed.missing,
        })
      : placed.order;
  }

  #now(): Date {
    return this.platform.now();
  }
}

/** The order, or why it can't be taken. */
type Taken = Order | InvalidInput | OutOfStock | SlotUnavailable;

/** The shop's settings, and the slots to hold. */
interface Terms {
  readonly settings: ShopSettingValues;
  readonly fittings: readonly WantedFitting[];
}

interface Buyer {
  readonly userId: string | null;
  /** Empty for a buyer at the counter who gave no email address. */
  readonly email: string;
}

/** Where the tyres go. A buyer who collects them gives a name alone. */
const addressIn = ({ shippingAddress, collectedBy }: CreateManualOrderInput): AddressInput =>
  shippingAddress ?? {
    firstName: '',
    lastName: '',
    ...collectedBy,
    line1: '',
    city: '',
    postcode: '',
    country: 'GB',
  };

/** Agreed prices in pence, with their reasons, by product id. */
const agreementsOf = ({ lines }: CreateManualOrderInput): Map<number, { price: number; reason: string }> =>
  new Map(
    lines.flatMap(({ productId, price, priceReason }) => {
      const reason = keptTextOrNull(priceReason);
      return typeof price === 'number' && reason ? [[productId, { price, reason }] as const] : [];
    }),
  );
