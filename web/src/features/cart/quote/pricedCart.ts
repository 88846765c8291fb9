import type { FittingWay } from '@treadline/schema/trade/fitting/fitting-way';
import { productPath } from '../../../lib/paths/productPath.ts';
import type { CartLine } from '../store/cartLine.ts';
import type { CartQuoteQuery } from './CartQuote.generated.ts';

export type CartQuote = CartQuoteQuery['cartQuote'];

/** A change since the shopper filled the cart. They accept all changes once before paying. */
export type CartChange =
  /** The unit price in pence, as last seen and now. */
  | { kind: 'price'; from: number; to: number }
  | { kind: 'quantity'; from: number; to: number }
  | { kind: 'gone'; reason: string };

/** A cart line with the server's price, or the last known one without a quote. */
export interface PricedLine {
  id: number;
  name: string;
  /** Empty if the name already contains it, like the size. */
  brand: string;
  size: string;
  image: string;
  /** The data that decides whether it fits a vehicle. The ratings are null without a quote. */
  marks: { size: string; loadIndex: number | null; speedRating: string | null };
  /** Its OE marking; null if it has none, and without a quote. */
  oeMark: string | null;
  /** The product page's path. */
  path: string;
  /**
   * The units that can be bought, up to the requested quantity. The requested quantity while the stock is unknown,
   * and if none can be bought.
   */
  quantity: number;
  /** In pence. */
  unitPrice: number;
  /** The price in pence of the units that can be bought, as computed by the server. */
  lineTotal: number;
  /** Whether the road hazard plan is bought with them. */
  isPlanned: boolean;
  /** The plan's price for this line in pence, bought or not; null while unknown. */
  planPrice: number | null;
  /** Where they're fitted; null if they're delivered. */
  fittingWay: FittingWay | null;
  /** The price in pence of fitting one; null while unknown, and if the tyre isn't sold fitted. */
  fittingPrice: number | null;
  /** The units in stock now; null while unknown. */
  available: number | null;
  changes: readonly CartChange[];
}

/** The available units of a product according to a refused checkout. */
export interface Shortage {
  productId: number;
  available: number;
}

type QuotedLine = CartQuote['lines'][number];

const GONE = 'This tyre is no longer sold.';
const SOLD_OUT = 'This tyre is out of stock.';

function quantityChanges({ quantity }: CartLine, available: number, reason: string): CartChange[] {
  if (available < 1) return [{ kind: 'gone', reason }];
  return available < quantity ? [{ kind: 'quantity', from: quantity, to: available }] : [];
}

/** Whether a line with these changes can't be bought at all. */
export function isGone(changes: readonly CartChange[]): boolean {
  return changes.some(({ kind }) => kind === 'gone');
}

function changesOf(line: CartLine, quoted: QuotedLine): CartChange[] {
  const { product, problemText, unitPrice, available } = quoted;
  const quantity = quantityChanges(line, product ? available : 0, problemText ?? GONE);
  if (isGone(quantity) || unitPrice === line.price) return quantity;
  return [{ kind: 'price', from: line.price, to: unitPrice }, ...quantity];
}

function unlessSaid(fact: string, name: string): string {
  return name.toLowerCase().includes(fact.toLowerCase()) ? '' : fact;
}

/** The path by slug; by SKU if an old cart stored no slug, and by id without either. */
function productPage({ id, slug, sku }: CartLine, quotedSlug: string | undefined): string {
  return productPath({ slug: quotedSlug || slug || sku, id });
}

/**
 * The shopper's lines as they'll be charged: the server's price wins, and each line lists its changes. Without a
 * quote, or for a line not in it yet, the price is the last seen one.
 */
export function priceCart(
  lines: readonly CartLine[],
  quote: CartQuote | null,
  shortages: readonly Shortage[] = [],
): PricedLine[] {
  return lines.map((line) => {
    const quoted = quote?.lines.find(({ productId }) => productId === line.id);
    const shortage = shortages.find(({ productId }) => productId === line.id);
    const known = quoted?.product;
    const name = known?.name ?? line.name;
    const unitPrice = quoted && known ? quoted.unitPrice : line.price;
    const available = shortage?.available ?? quoted?.available ?? null;
    const obtainable = Math.min(line.quantity, available ?? line.quantity);
    const changes = quoted ? changesOf(line, quoted) : [];
    const isShort = shortage !== undefined && !changes.some(({ kind }) => kind !== 'price');
    return {
      id: line.id,
      name,
      brand: unlessSaid(line.brand, name),
      size: unlessSaid(line.size, name),
      marks: {
        size: known?.size ?? line.size,
        loadIndex: known?.loadIndex ?? null,
        speedRating: known?.speedRating ?? null,
      },
      oeMark: known?.oeMark ?? null,
      image: line.image || (known?.imageUrl ?? ''),
      path: productPage(line, known?.slug),
      quantity: obtainable > 0 ? obtainable : line.quantity,
      unitPrice,
      lineTotal: unitPrice * obtainable,
      isPlanned: line.roadHazardPlan === true,
      planPrice: quoted && quoted.roadHazardPlan === (line.roadHazardPlan === true) ? quoted.planPrice : null,
      fittingWay: line.fittingWay ?? null,
      fittingPrice: quoted?.fittingPrice ?? null,
      available,
      changes: isShort ? [...changes, ...quantityChanges(line, shortage.available, SOLD_OUT)] : changes,
    };
  });
}

/** The cart after the shopper has accepted all changes: prices and quantities updated, unavailable lines removed. */
export function acceptChanges(lines: readonly CartLine[], priced: readonly PricedLine[]): CartLine[] {
  return lines.flatMap((line) => {
    const changes = priced.find(({ id }) => id === line.id)?.changes ?? [];
    if (isGone(changes)) return [];
    return changes.reduce<CartLine>((agreed, change) => {
      if (change.kind === 'price') return { ...agreed, price: change.to };
      return change.kind === 'quantity' ? { ...agreed, quantity: change.to } : agreed;
    }, line);
  });
}

/** Whether the cart holds tyres, but none that can be bought. */
export function isNothingLeft(lines: readonly PricedLine[]): boolean {
  return lines.length > 0 && lines.every(({ changes }) => isGone(changes));
}

/** Whether the shopper must accept any change. */
export function hasChanges(lines: readonly PricedLine[]): boolean {
  return lines.some(({ changes }) => changes.length > 0);
}
