import { MAX_INT } from '@treadline/schema/input/rule';
import {
  chargesTotal,
  fittingCharges,
  fittingPriceOf,
  type FittingCharge,
} from '@treadline/schema/trade/fitting/fitting-charge';
import type { JobTyres } from '@treadline/schema/trade/fitting/fitting-job';
import { isFitted } from '@treadline/schema/trade/fitting/fulfilment';
import { isQuantity, MAX_QUANTITY, quantitySentence } from '@treadline/schema/trade/listing/quantity';
import { planTotal, planUnits, type PlanPrices } from '@treadline/schema/trade/order/road-hazard-plan';
import { vatIn } from '@treadline/schema/trade/values/vat';
import type { RequestedFields } from '../../../platform/graphql/requested-fields.ts';
import { Service } from '../../../platform/services/services.ts';
import { SettingsService, type ShopSettingValues } from '../../operations/settings/index.ts';
import { ProductService, type ProductRow } from '../../shop/catalogue/index.ts';
import { DeliveryService, leavesAt, quoteShipping } from '../../shop/delivery/index.ts';
import {
  FITTABLE_FIELDS,
  FittingJudge,
  fittingPricesOf,
  jobTyresOf,
  type FittingChoice,
} from '../../shop/fitting/index.ts';
import { daysUntilHere, SUPPLY_FIELDS } from '../../shop/stock/index.ts';
import { chargedFitting, choicesFor, NOT_FITTED, someDelivered } from './cart-fittings.ts';
import type { CartLine, CartProblem, CartQuote } from './cart-quote.type.ts';
import type { CartItemInput, CartQuoteInput } from './cart.inputs.ts';

/**
 * Sums stay within the largest GraphQL Int. An invalid quantity stays invalid in a sum, so −1 takes nothing off another
 * line.
 */
const sumOf = (one: number, other: number): number =>
  Math.min(one, other) < 1 ? Math.min(one, other) : Math.min(one + other, MAX_INT);

/**
 * Merges the lines of each product into one, at the place of the first, with the plan if any of them has it, and
 * received as the last says.
 */
export function mergeItems(items: readonly CartItemInput[]): CartItemInput[] {
  const merged = new Map<number, CartItemInput>();
  for (const { productId, quantity, roadHazardPlan = false, fulfilment = 'MAIL_ORDER' } of items) {
    const known = merged.get(productId);
    merged.set(productId, {
      productId,
      quantity: known ? sumOf(known.quantity, quantity) : quantity,
      roadHazardPlan: roadHazardPlan || known?.roadHazardPlan === true,
      fulfilment,
    });
  }
  return [...merged.values()];
}

const NO_FIELDS: RequestedFields = new Map();
/** The fields needed to compute a price. */
const PRICING: RequestedFields = new Map(
  ['price', 'fittedPrice', 'stockQuantity', 'name', ...FITTABLE_FIELDS, ...SUPPLY_FIELDS].map((field) => [
    field,
    NO_FIELDS,
  ]),
);

export type PricedLine = Omit<CartLine, 'product'> & { readonly product: ProductRow | null };
export type PricedCart = Omit<CartQuote, 'lines'> & {
  readonly lines: PricedLine[];
  /** When all of its tyres are here, or now. */
  readonly leavesAt: Date;
};

function problemOf(
  { quantity, fulfilment = 'MAIL_ORDER' }: CartItemInput,
  product: ProductRow | null,
  available: number,
  fittingPrice: number | null,
): CartProblem | null {
  if (!product) return 'UNKNOWN_PRODUCT';
  if (!isQuantity(quantity)) return 'INVALID_QUANTITY';
  if (available === 0) return 'OUT_OF_STOCK';
  if (isFitted(fulfilment) && fittingPrice === null) return 'NOT_FITTED';
  return quantity > available ? 'QUANTITY_UNAVAILABLE' : null;
}

const PROBLEM_TEXTS: Readonly<Record<CartProblem, (available: number) => string>> = {
  UNKNOWN_PRODUCT: () => 'This tyre is no longer sold.',
  INVALID_QUANTITY: () => `${quantitySentence()}.`,
  NOT_FITTED: () => NOT_FITTED,
  OUT_OF_STOCK: () => 'This tyre is out of stock.',
  QUANTITY_UNAVAILABLE: (available) => `Only ${available} left.`,
};

/** A line on its own, without its plan's price, which also depends on the other lines. */
type UnplannedLine = Omit<PricedLine, 'planPrice'>;

const unitsBought = ({ quantity, available }: UnplannedLine): number =>
  isQuantity(quantity) ? Math.min(quantity, available) : 0;

function priceLine(item: CartItemInput, product: ProductRow | null): UnplannedLine {
  const { productId, quantity, roadHazardPlan = false, fulfilment = 'MAIL_ORDER' } = item;
  const available = Math.min(product?.stockQuantity ?? 0, MAX_QUANTITY);
  const unitPrice = product?.price ?? 0;
  const fittingPrice = fittingPriceOf({ price: unitPrice, fittedPrice: product?.fittedPrice ?? null });
  const problem = problemOf(item, product, available, fittingPrice);
  const bought = isQuantity(quantity) ? Math.min(quantity, available) : 0;
  return {
    productId,
    product,
    quantity,
    unitPrice,
    lineTotal: unitPrice * bought,
    available,
    fulfilment,
    fittingPrice,
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

/** The charges for fitting the units that can be bought. */
function chargesOf(
  lines: readonly PricedLine[],
  choices: readonly FittingChoice[],
  settings: ShopSettingValues,
  now: Date,
): FittingCharge[] {
  const tyres = lines.map((line) => ({
    ...line,
    name: line.product?.name ?? '',
    quantity: unitsBought(line),
  }));
  return fittingCharges(
    tyres,
    choices.map((choice) => chargedFitting(choice, now)),
    fittingPricesOf(settings),
  );
}

/** The working days until all units of the lines are here. */
const waitOf = (lines: readonly PricedLine[]): number =>
  Math.max(0, ...lines.map((line) => daysUntilHere(line.product ?? {}, unitsBought(line))));

/** The tyres of the lines with a choice's way of fitting. */
const jobOf = (lines: readonly PricedLine[], { way }: FittingChoice): JobTyres[] =>
  lines.flatMap((line) =>
    line.fulfilment === way && unitsBought(line) > 0
      ? [jobTyresOf(line.product ?? {}, unitsBought(line))]
      : [],
  );

/** Prices carts. Prices are the shop's own; clients never send any. */
export class CartService extends Service {
  readonly #products = this.services.get(ProductService);
  readonly #settings = this.services.get(SettingsService);
  readonly #delivery = this.services.get(DeliveryService);
  readonly #judge = this.services.get(FittingJudge);

  /**
   * The current price of a cart, each line with its problem if it has one.
   * @param fields the requested fields of each product, besides those needed for pricing.
   * @throws PublicError BAD_USER_INPUT for more lines than a cart holds.
   */
  async quote(
    { items, fittings: chosen = [], deliveryMethod, postcode, country }: CartQuoteInput,
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
    const choices = choicesFor(lines, chosen);
    const charges = chargesOf(lines, choices, settings, this.platform.now());
    const subtotal = sum([
      ...lines.map(
        ({ lineTotal, roadHazardPlan, planPrice }) => lineTotal + (roadHazardPlan ? planPrice : 0),
      ),
      chargesTotal(charges),
    ]);
    const place = { country, postcode: postcode ?? '' };
    const leaves = (among: (line: PricedLine) => boolean): Date =>
      leavesAt(this.platform.now(), waitOf(lines.filter(among)), settings);
    const allLeave = leaves(() => true);
    const [{ zone, options, notes, refusal }, fittings] = await Promise.all([
      this.#delivery.offer(subtotal, place, allLeave),
      Promise.all(
        choices.map((choice) =>
          this.#judge.judge(
            choice,
            jobOf(lines, choice),
            place.postcode,
            leaves(({ fulfilment }) => fulfilment === choice.way),
          ),
        ),
      ),
    ]);
    const method = options.some((option) => option.method === deliveryMethod) ? deliveryMethod : 'STANDARD';
    const isFree = refusal !== null || !someDelivered(lines.filter((line) => unitsBought(line) > 0));
    const shipping = isFree ? 0 : quoteShipping(subtotal, method, place, settings);
    const { from, to } = await this.#delivery.estimate(method, place, allLeave);
    return {
      lines,
      charges: charges.map(({ tyres, quantity, unitPrice, ...charge }) => ({
        ...charge,
        productId: tyres === null ? null : (lines[tyres]?.productId ?? null),
        quantity,
        unitPrice,
        total: quantity * unitPrice,
      })),
      fittings,
      itemCount: sum(lines.map(unitsBought)),
      subtotal,
      shipping,
      total: subtotal + shipping,
      vatIncluded: vatIn(subtotal + shipping),
      toFreeDelivery: Math.max(0, settings.freeDeliveryFrom - subtotal),
      deliveryMethod: method,
      deliveryOptions: options,
      leavesAt: allLeave,
      deliveryZone: zone,
      deliveryNotes: notes,
      deliveryRefusal: refusal,
      canCheckOut:
        refusal === null &&
        lines.length > 0 &&
        [...lines, ...fittings].every(({ problem }) => problem === null),
      estimatedDelivery: { from, to },
    };
  }
}
