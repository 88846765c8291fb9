import { chargesTotal } from '@treadline/schema/trade/fitting/fitting-charge';
import { vatIn } from '@treadline/schema/trade/values/vat';
import { Service } from '../../../platform/services/services.ts';
import { SettingsService } from '../../operations/settings/index.ts';
import { DeliveryService, quoteShipping } from '../../shop/delivery/index.ts';
import { CartService, someDelivered } from '../cart/index.ts';
import type { ManualOrderQuoteInput } from './manual-order.inputs.ts';
import type { ManualOrderQuote } from './manual-order.results.ts';

/** Prices an order while staff take it, using agreed prices and charges where given and the shop's otherwise. */
export class ManualOrderQuoteService extends Service {
  readonly #carts = this.services.get(CartService);
  readonly #delivery = this.services.get(DeliveryService);
  readonly #settings = this.services.get(SettingsService);

  async quote(input: ManualOrderQuoteInput): Promise<ManualOrderQuote> {
    const { deliveryMethod, country, deliveryCharge } = input;
    const place = { country, postcode: input.postcode ?? '' };
    const [cart, settings] = await Promise.all([
      this.#carts.quote({ items: input.lines, fittings: input.fittings, deliveryMethod, ...place }),
      this.#settings.read(),
    ]);
    const priced = new Map(cart.lines.map((line) => [line.productId, line]));
    const lines = input.lines.map(({ productId, quantity, price }) => {
      const line = priced.get(productId);
      const listPrice = line?.unitPrice ?? 0;
      const unitPrice = price ?? listPrice;
      const { available = 0, planPrice = 0, problemText: problem = null } = line ?? {};
      const lineTotal = unitPrice * quantity;
      return { productId, listPrice, unitPrice, lineTotal, planPrice, available, problem };
    });
    const subtotal = lines.reduce(
      (sum, { lineTotal, planPrice }, index) =>
        sum + lineTotal + (input.lines[index]?.roadHazardPlan ? planPrice : 0),
      chargesTotal(cart.charges),
    );
    const { options, refusal } = await this.#delivery.offer(subtotal, place, cart.leavesAt);
    const isDelivered = subtotal > 0 && someDelivered(input.lines);
    const own = isDelivered ? quoteShipping(subtotal, deliveryMethod, place, settings) : 0;
    const shipping = deliveryCharge ?? own;
    const total = subtotal + shipping;
    return {
      lines,
      charges: cart.charges,
      fittings: cart.fittings,
      subtotal,
      shipping,
      vatIncluded: vatIn(total),
      total,
      deliveryOptions: options,
      deliveryRefusal: place.postcode.trim() === '' ? null : refusal,
    };
  }
}
