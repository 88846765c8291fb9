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
import { keptAddress } from '../../people/addresses/index.ts';
import { deliveryOffer, quoteShipping } from '../../shop/delivery/index.ts';
import { OrderPlacement, OutOfStock, type Attempt } from '../checkout/index.ts';
import { OrderReader, type Order } from '../orders/index.ts';
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
  readonly #orders = this.services.get(OrderReader);
  readonly #placement = this.services.get(OrderPlacement);
  readonly #payments = this.services.get(ManualPaymentService);
  readonly #settings = this.services.get(SettingsService);

  /**
   * Places the order, reserves its units and, if it's paid by link, emails the link. If the payment provider doesn't
   * answer, the order is still placed, and staff can send the link later.
   * @param attempt identifies an order placed through `placeOrder`, so that a repeated request finds it.
   */
  async create(
    viewer: Viewer,
    input: CreateManualOrderInput,
    attempt: Attempt | null = null,
  ): Promise<typeof CreateManualOrderResult> {
    const key = keptTextOrNull(input.key);
    const known = key && (await this.#known(key));
    if (known) return result(ManualOrderPlaced, { order: known, paymentUrl: null, problem: null });
    const settings = await this.#settings.read();
    const buyer = await this.#buyerOf(input);
    const invalid = buyer instanceof InvalidInput ? buyer : checkDelivery(input, settings, this.#now());
    if (invalid) return invalid;
    const placed = await this.#place(viewer, input, { ...(buyer as Buyer), ...attempt }, settings).catch(
      async (error: unknown) => {
        // The same request arrived twice at the same time, and the other one won.
        const other = violatedConstraint(error) === 'manual_orders_request_key_key' && key;
        const order = other ? await this.#known(other) : null;
        if (!order) throw error;
        return order;
      },
    );
    if (placed instanceof OutOfStock) return placed;
    if (input.payment !== 'LINK')
      return result(ManualOrderPlaced, { order: placed, paymentUrl: null, problem: null });
    const sent = await this.#payments.mailLink(viewer, placed);
    const order = (await this.#orders.unchecked({ id: placed.id })) ?? placed;
    return result(ManualOrderPlaced, { order, ...sent });
  }

  async #known(requestKey: string): Promise<Order | null> {
    const known = await this.platform.orm.em.fork().findOne(ManualOrder, { requestKey });
    return known && this.#orders.unchecked({ id: known.orderId });
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
    input: CreateManualOrderInput,
    buyer: Buyer & Partial<Attempt>,
    settings: ShopSettingValues,
  ): Promise<Order | OutOfStock> {
    const shippingAddress = keptAddress(input.shippingAddress);
    const { deliveryMethod, deliveryCharge, payment } = input;
    const placed = await this.#placement.place({
      units: input.lines.map(({ productId, quantity, roadHazardPlan }) => ({
        productId,
        quantity,
        roadHazardPlan,
      })),
      agreed: agreementsOf(input),
      reservedUntil: new Date(this.#now().getTime() + hoursHeld(payment) * HOUR_MS),
      charge: (subtotal) => {
        const own = quoteShipping(subtotal, deliveryMethod, shippingAddress, settings);
        const shipping = deliveryCharge ?? own;
        return { shipping, vatIncluded: vatIn(subtotal + shipping) };
      },
      details: {
        ...buyer,
        shippingAddress,
        billingAddress: input.billingAddress ? keptAddress(input.billingAddress) : shippingAddress,
        phone: keptTextOrNull(input.phone),
        deliveryMethod,
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
    // Staff book no slots with an order yet.
    if ('lost' in placed) throw placed.lost;
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

interface Buyer {
  readonly userId: string | null;
  /** Empty for a buyer at the counter who gave no email address. */
  readonly email: string;
}

/** Agreed prices in pence, with their reasons, by product id. */
const agreementsOf = ({ lines }: CreateManualOrderInput): Map<number, { price: number; reason: string }> =>
  new Map(
    lines.flatMap(({ productId, price, priceReason }) => {
      const reason = keptTextOrNull(priceReason);
      return typeof price === 'number' && reason ? [[productId, { price, reason }] as const] : [];
    }),
  );

/** Refuses an address that the shop doesn't deliver to, or not by this method. */
function checkDelivery(
  input: CreateManualOrderInput,
  settings: ShopSettingValues,
  now: Date,
): InvalidInput | null {
  const { options, refusal } = deliveryOffer(0, keptAddress(input.shippingAddress), settings, now);
  if (refusal !== null)
    return InvalidInput.of(refusal, [{ path: 'shippingAddress.postcode', message: refusal }]);
  if (options.some(({ method }) => method === input.deliveryMethod)) return null;
  const message = 'This delivery method isn’t available for this postcode';
  return InvalidInput.of(message, [{ path: 'deliveryMethod', message }]);
}
