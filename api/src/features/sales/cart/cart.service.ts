import { MAX_INT } from '@treadline/schema/input/rule';
import { isQuantity, MAX_QUANTITY, quantitySentence } from '@treadline/schema/trade/listing/quantity';
import { planTotal, planUnits, type PlanPrices } from '@treadline/schema/trade/order/road-hazard-plan';
import { vatIn } from '@treadline/schema/trade/values/vat';
import type { RequestedFields } from '../../../platform/graphql/requested-fields.ts';
import { Service } from '../../../platform/services/services.ts';
import { SettingsService } from '../../operations/settings/index.ts';
import { ProductService, type ProductRow } from '../../shop/catalogue/index.ts';
import { DeliveryService, quoteShipping } from '../../shop/delivery/index.ts';
import type { CartLine, CartProblem, CartQuote } from './cart-quote.type.ts';
import type { CartItemInput, CartQuoteInput } from './cart.inputs.ts';

/**
 * Sums stay within the largest GraphQL Int. An invalid quantity stays invalid in a sum, so −1 takes nothing off another
 * line.
 */
const sumOf = (one: number, other: number): number =>
  Math.min(one, other) < 1 ? Math.min(one, other) : Math.min(one + other, MAX_INT);

/** Merges the lines of each product into one, at the place of the first, with the plan if any of them has it. */
export function mergeItems(items: readonly CartItemInput[]): CartItemInput[] {
  const merged = new Map<number, CartItemInput>();
  for (const { productId, quantity, roadHazardPlan = false } of items) {
    const known = merged.get(productId);
    merged.set(productId, {
      productId,
      quantity: known ? sumOf(known.quantity, quantity) : quantity,
      roadHazardPlan: roadHazardPlan || known?.roadHazardPlan === true,
    });
  }
  return [...merged.values()];
}

const NO_FIELDS: RequestedFields = new Map();
/** The fields needed to compute a price. */
const PRICING: RequestedFields = new Map(
  ['price', 'stockQuantity', 'name'].map((field) => [field, NO_FIELDS]),
);

export type PricedLine = Omit<CartLine, 'product'> & { readonly product: ProductRow | null };
export type PricedCart = Omit<CartQuote, 'lines'> & { readonly lines: PricedLine[] };

function problemOf(product: ProductRow | null, quantity: number, available: number): CartProblem | null {
  if (!product) return 'UNKNOWN_PRODUCT';
  if (!isQuantity(quantity)) return 'INVALID_QUANTITY';
  if (available === 0) return 'OUT_OF_STOCK';
  return quantity > available ? 'QUANTITY_UNAVAILABLE' : null;
}

const PROBLEM_TEXTS: Readonly<Record<CartProblem, (available: number) => string>> = {
  UNKNOWN_PRODUCT: () => 'This tyre is no longer sold.',
  INVALID_QUANTITY: () => `${quantitySentence()}.`,
  OUT_OF_STOCK: () => 'This tyre is out of stock.',
  QUANTITY_UNAVAILABLE: (available) => `Only ${available} left.`,
};

/** A line on its own, without its plan's price, which also depends on the other lines. */
type UnplannedLine = Omit<PricedLine, 'planPrice'>;

const unitsBought = ({ quantity, available }: UnplannedLine): number =>
  isQuantity(quantity) ? Math.min(quantity, available) : 0;

function priceLine(
  { productId, quantity, roadHazardPlan = false }: CartItemInput,
  product: ProductRow | null,
): UnplannedLine {
  const available = Math.min(product?.stockQuantity ?? 0, MAX_QUANTITY);
  const problem = problemOf(product, quantity, available);
  const unitPrice = product?.price ?? 0;
  const bought = isQuantity(quantity) ? Math.min(quantity, available) : 0;
  return {
    productId,
    product,
    quantity,
    unitPrice,
    lineTotal: unitPrice * bought,
    available,
    roadHazardPlan,
    problem,
    problemText: problem && PROBLEM_TEXTS[problem](available),
  };
}

/** The price of the plan for each line that `isPlanned` accepts, in pence; 0 for the others. */
function plansFor(
  lines: readonly UnplannedLine[],
  prices: PlanPrices,
  isPlanned: (line: UnplannedLine) => boolean,
): number[] {
  const planned = lines.map((line) => ({
    tyres: isPlanned(line) ? unitsBought(line) : 0,
    isPremium: line.product?.brand.tier === 'PREMIUM',
  }));
  return planUnits(planned, prices).map(planTotal);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Adds the price of the plan to each line, whether or not it was requested. */
function withPlans(lines: readonly UnplannedLine[], prices: PlanPrices): PricedLine[] {
  const charged = plansFor(lines, prices, ({ roadHazardPlan }) => roadHazardPlan);
  return lines.map((line, index) => {
    if (line.roadHazardPlan) return { ...line, planPrice: charged[index] ?? 0 };
    const more = plansFor(lines, prices, (other) => other.roadHazardPlan || other === line);
    return { ...line, planPrice: Math.max(0, sum(more) - sum(charged)) };
  });
}

/** Prices carts. Prices are the shop's own; clients never send any. */
export class CartService extends Service {
  readonly #products = this.services.get(ProductService);
  readonly #settings = this.services.get(SettingsService);
  readonly #delivery = this.services.get(DeliveryService);

  /**
   * The current price of a cart, each line with its problem if it has one.
   * @param fields the requested fields of each product, besides those needed for pricing.
   * @throws PublicError BAD_USER_INPUT for more lines than a cart holds.
   */
  async quote(
    { items, deliveryMethod, postcode, country }: CartQuoteInput,
    fields: RequestedFields = NO_FIELDS,
  ): Promise<PricedCart> {
    const merged = mergeItems(items);
    const [settings, products] = await Promise.all([
      this.#settings.read(),
      merged.length > 0
        ? this.#products.byIds(
            merged.map(({ productId }) => productId),
            new Map([...fields, ...PRICING]),
          )
        : [],
    ]);
    const byId = new Map(products.map((product) => [product.id, product]));
    const lines = withPlans(
      merged.map((item) => priceLine(item, byId.get(item.productId) ?? null)),
      settings.roadHazardPlan,
    );
    const subtotal = sum(
      lines.map(({ lineTotal, roadHazardPlan, planPrice }) => lineTotal + (roadHazardPlan ? planPrice : 0)),
    );
    const place = { country, postcode: postcode ?? '' };
    const { zone, options, notes, refusal } = await this.#delivery.offer(subtotal, place);
    const method = options.some((option) => option.method === deliveryMethod) ? deliveryMethod : 'STANDARD';
    const isFree = subtotal === 0 || refusal !== null;
    const shipping = isFree ? 0 : quoteShipping(subtotal, method, place, settings);
    const { from, to } = await this.#delivery.estimate(method, place);
    return {
      lines,
      itemCount: sum(lines.map(unitsBought)),
      subtotal,
      shipping,
      total: subtotal + shipping,
      vatIncluded: vatIn(subtotal + shipping),
      toFreeDelivery: Math.max(0, settings.freeDeliveryFrom - subtotal),
      deliveryMethod: method,
      deliveryOptions: options,
      deliveryZone: zone,
      deliveryNotes: notes,
      deliveryRefusal: refusal,
      canCheckOut: refusal === null && lines.length > 0 && lines.every(({ problem }) => problem === null),
      estimatedDelivery: { from, to },
    };
  }
}
