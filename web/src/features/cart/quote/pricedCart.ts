import { productPath } from '../../../lib/paths/productPath.ts';
import type { CartLine } from '../store/cartLine.ts';
import type { CartQuoteQuery } from './CartQuote.generated.ts';

/** The server's quote for the cart. */
export type CartQuote = CartQuoteQuery['cartQuote'];

/** What has changed since the shopper filled the cart; they agree to it once before they pay. */
export type CartChange =
  /** The unit price in pence, as last seen and now. */
  | { kind: 'price'; from: number; to: number }
  | { kind: 'quantity'; from: number; to: number }
  | { kind: 'gone'; reason: string };

/** A line of the cart with the server's price, or the last known one while there is no quote. */
export interface PricedLine {
  id: number;
  name: string;
  /** Empty, like the size, when the name says it already. */
  brand: string;
  size: string;
  image: string;
  /** The data that decides whether it fits a vehicle; its ratings are null while there is no quote. */
  marks: { size: string; loadIndex: number | null; speedRating: string | null };
  /** Its mark of a car's maker; null if it has none, and while there is no quote. */
  oeMark: string | null;
  /** The product's page. */
  path: string;
  /**
   * The units that can be bought, up to the quantity requested; the full quantity while that is unknown, and
   * if none can be bought.
   */
  quantity: number;
  /** The unit price in pence. */
  unitPrice: number;
  /** The price in pence of the units that can be bought, as the server computes it. */
  lineTotal: number;
  /** Whether the road hazard plan is bought for them. */
  isPlanned: boolean;
  /** What the plan comes to, or would add, in pence; null while that is unknown. */
  planPrice: number | null;
  /** The units that can be bought now; null while that is unknown. */
  available: number | null;
  changes: readonly CartChange[];
}

/** The units of a product that are available after all, as a refused checkout states. */
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

/** Whether a line with these changes cannot be bought at all. */
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

/** `/product/{slug}`, with the SKU where an old cart knows no slug, and the id where it knows neither. */
function productPage({ id, slug, sku }: CartLine, quotedSlug: string | undefined): string {
  return productPath({ slug: quotedSlug || slug || sku, id });
}

/**
 * The shopper's lines as they are charged: the server's price wins, and each line says what changed. Without
 * a quote, or for a line that is not in it yet, the price is the one last seen.
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
      available,
      changes: isShort ? [...changes, ...quantityChanges(line, shortage.available, SOLD_OUT)] : changes,
    };
  });
}

/**
 * The cart after the shopper has agreed to every change: prices and quantities updated, unavailable lines
 * removed.
 */
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

/** Whether any change needs the shopper's agreement. */
export function hasChanges(lines: readonly PricedLine[]): boolean {
  return lines.some(({ changes }) => changes.length > 0);
}
