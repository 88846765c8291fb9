import { vatIn } from '@treadline/schema/trade/values/vat';
import { Service } from '../../../platform/services/services.ts';
import { SettingsService } from '../../operations/settings/index.ts';
import { DeliveryService, quoteShipping } from '../../shop/delivery/index.ts';
import { CartService } from '../cart/index.ts';
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
    const items = input.lines.map(({ productId, quantity, roadHazardPlan = false }) => ({
      productId,
      quantity,
      roadHazardPlan,
    }));
    const [cart, settings] = await Promise.all([
      this.#carts.quote({ items, deliveryMethod, ...place }),
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
        sum + lineTotal + (items[index]?.roadHazardPlan ? planPrice : 0),
      0,
    );
    const { options, refusal } = await this.#delivery.offer(subtotal, place);
    const own = subtotal === 0 ? 0 : quoteShipping(subtotal, deliveryMethod, place, settings);
    const shipping = deliveryCharge ?? own;
    const total = subtotal + shipping;
    return {
      lines,
      subtotal,
      shipping,
      vatIncluded: vatIn(total),
      total,
      deliveryOptions: options,
      deliveryRefusal: place.postcode.trim() === '' ? null : refusal,
    };
  }
}
