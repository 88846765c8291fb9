import type { EntityManager } from '@mikro-orm/postgresql';
import {
  chargesTotal,
  fittingCharges,
  fittingPriceOf,
  type FittingCharge,
} from '@treadline/schema/trade/fitting/fitting-charge';
import { planTotal, planUnits, type PlanUnits } from '@treadline/schema/trade/order/road-hazard-plan';
import type { ShopSettingValues } from '../../operations/settings/index.ts';
import { Product, type Directory } from '../../shop/catalogue/index.ts';
import { promiseOf } from '../../shop/delivery/index.ts';
import {
  fittingPricesOf,
  type FittingChoice,
  type Fulfilment,
  type JudgedFitting,
} from '../../shop/fitting/index.ts';
import type { Units } from '../../shop/stock/index.ts';
import { chargedFitting, someDelivered } from '../cart/index.ts';
import {
  fittedPromise,
  makeOrderNumber,
  makeTrackingNumber,
  Order,
  OrderLine,
  promisesIn,
} from '../orders/index.ts';

/** The SKU by which orders with a plan are found and counted. */
const PLAN_SKU = 'ROAD-HAZARD-PLAN';

/** Ordered units of a tyre, each with the road hazard plan if requested. */
export interface OrderedUnits extends Units {
  readonly roadHazardPlan?: boolean | undefined;
  readonly fulfilment?: Fulfilment | undefined;
}

/** The input of a new order. Prices come only from the locked products. */
export interface NewOrder {
  readonly units: readonly OrderedUnits[];
  /** The slots to book for units that are fitted. */
  readonly fittings?: readonly WantedFitting[];
  readonly details: Pick<
    Order,
    | 'email'
    | 'phone'
    | 'shippingAddress'
    | 'billingAddress'
    | 'deliveryMethod'
    | 'newsletterRequested'
    | 'browserHash'
    | 'userId'
  > &
    Partial<Pick<Order, 'isByKey' | 'isCollected' | 'analyticsConsent' | 'attemptKey' | 'attemptDigest'>>;
  /** Prices in pence agreed instead of the shop's, by product, and why. */
  readonly agreed?: ReadonlyMap<number, { readonly price: number; readonly reason: string }>;
  /** Writes further changes in the transaction that places the order. */
  readonly also?: (em: EntityManager, order: Order) => void;
  /** Calculates the totals, in pence, once the prices are known. */
  readonly charge: (subtotal: number) => { shipping: number; vatIncluded: number };
  readonly reservedUntil: Date;
}

/** A buyer who collects the tyres is told when they're ready. */
const NOT_PROMISED: Pick<Order, 'dispatchBy' | 'deliverBy'> = { dispatchBy: null, deliverBy: null };

/** A new order whose units are reserved. */
interface PlacedOrder extends NewOrder {
  readonly id: string;
  /** When the last of its tyres gets here from a supplier; null if all are in own stock. */
  readonly suppliedBy: Date | null;
}

/** A fitting that was judged and now has to be booked. */
export interface WantedFitting {
  readonly choice: FittingChoice & { readonly start: Date; readonly registration: string | null };
  readonly judged: Pick<JudgedFitting, 'way' | 'centre' | 'at' | 'job' | 'notBefore'>;
  /** Whether the buyer asked for it to be done within the period for cancelling. */
  readonly isExpress: boolean;
}

/** The shop's settings and brands when an order is placed. */
export interface Terms {
  readonly brandOf: (product: Product) => ReturnType<Directory['brands']['get']>;
  readonly settings: ShopSettingValues;
}

interface Offer extends Terms {
  /** By id, with the order's units reserved. */
  readonly products: ReadonlyMap<number, Product>;
  readonly now: Date;
}

/** Writes an order and its lines at current prices and names, in the caller's transaction. */
export async function writeOrder(
  em: EntityManager,
  { id, suppliedBy, units, fittings = [], details, charge, reservedUntil, agreed = new Map() }: PlacedOrder,
  { products, brandOf, now, settings }: Offer,
): Promise<Order> {
  const lines = units.flatMap(({ productId, quantity, roadHazardPlan, fulfilment = 'MAIL_ORDER' }) => {
    const product = products.get(productId);
    if (!product) return [];
    const { price = product.price, reason } = agreed.get(productId) ?? {};
    const listPrice = reason === undefined ? null : product.price;
    const lineTotal = price * quantity;
    return [
      {
        product,
        isPlanned: roadHazardPlan === true,
        fulfilment,
        quantity,
        price,
        lineTotal,
        listPrice,
        priceReason: reason ?? null,
      },
    ];
  });
  const plans = planUnits(
    lines.map(({ product, quantity, isPlanned }) => ({
      tyres: isPlanned ? quantity : 0,
      isPremium: brandOf(product)?.tier === 'PREMIUM',
    })),
    settings.roadHazardPlan,
  );
  const charges = fittingCharges(
    lines.map(({ product, ...line }) => ({
      ...line,
      name: product.name,
      fittingPrice: fittingPriceOf({ price: product.price, fittedPrice: product.fittedPrice }),
    })),
    fittings.map(({ choice }) => chargedFitting(choice, now)),
    fittingPricesOf(settings),
  );
  const subtotal = lines.reduce(
    (sum, { lineTotal }) => sum + lineTotal,
    planTotal(plans.flat()) + chargesTotal(charges),
  );
  const { shipping, vatIncluded } = charge(subtotal);
  const promised = fittedPromise(
    promiseOf(details.deliveryMethod, details.shippingAddress, suppliedBy ?? now, settings),
    someDelivered(units) ? [] : fittings.map(({ choice: { way, start } }) => ({ way, startsAt: start })),
  );
  const order = em.create(Order, {
    ...details,
    ...(details.isCollected ? NOT_PROMISED : promised),
    promises: promisesIn(settings, { subtotal, shippingAddress: details.shippingAddress }),
    id,
    suppliedBy,
    number: makeOrderNumber(settings.orderNumberPrefix),
    trackingNumber: makeTrackingNumber(now),
    subtotal,
    shipping,
    vatIncluded,
    total: subtotal + shipping,
    reservedUntil,
    termsAcceptedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  const tyres = lines.map(({ product, price, quantity, fulfilment, lineTotal, listPrice, priceReason }) =>
    em.create(OrderLine, {
      quantity,
      fulfilment,
      lineTotal,
      listPrice,
      priceReason,
      order,
      productId: product.id,
      productName: product.name,
      productBrand: brandOf(product)?.name ?? '',
      productSize: product.size,
      productSku: product.sku,
      costPrice: product.costPrice,
      unitPrice: price,
    }),
  );
  if (plans.flat().length > 0 || charges.length > 0) {
    // A plan or a fitting refers to the line it covers, which gets its id when it's written.
    await em.flush();
    for (const [index, line] of tyres.entries()) writePlan(em, line, plans[index] ?? [], settings.planMonths);
    for (const charge of charges) writeCharge(em, order, tyres, charge);
  }
  return order;
}

/** Adds a charge of a fitting: a line of the same order, which refers to the tyres if it's for them alone. */
function writeCharge(
  em: EntityManager,
  order: Order,
  tyres: readonly OrderLine[],
  { kind, way, name, sku, tyres: index, quantity, unitPrice }: FittingCharge,
): void {
  const fitted = index === null ? undefined : tyres[index];
  em.create(OrderLine, {
    order,
    kind,
    fulfilment: way,
    coversLineId: fitted?.id ?? null,
    productName: name,
    productBrand: fitted?.productBrand ?? '',
    productSize: fitted?.productSize ?? '',
    productSku: sku,
    quantity,
    unitPrice,
    lineTotal: quantity * unitPrice,
  });
}

/** Adds the plan for a line's tyres: lines of the same order that refer to it. */
function writePlan(em: EntityManager, covered: OrderLine, plan: readonly PlanUnits[], months: number): void {
  const { order, productName, productBrand, productSize } = covered;
  for (const { quantity, unitPrice } of plan)
    em.create(OrderLine, {
      order,
      kind: 'ROAD_HAZARD_PLAN',
      coversLineId: covered.id,
      planMonths: months,
      productName: `Road hazard plan for ${productName}`,
      productBrand,
      productSize,
      productSku: PLAN_SKU,
      quantity,
      unitPrice,
      lineTotal: quantity * unitPrice,
    });
}

/** The products of the units by id, as the transaction sees them. */
export async function productsOf(em: EntityManager, units: readonly Units[]): Promise<Map<number, Product>> {
  const ids = units.map(({ productId }) => productId);
  const products = await em.find(Product, { id: { $in: ids } }, { refresh: true });
  return new Map(products.map((product) => [product.id, product]));
}
