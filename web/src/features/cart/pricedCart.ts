import type { CartLine } from './cartLine.ts';
import type { CartQuoteQuery } from './CartQuote.generated.ts';

/** What the server says a cart costs, and what of it can be had. */
export type CartQuote = CartQuoteQuery['cartQuote'];

/** What is no longer as the shopper put it into the cart; they agree to it once before they pay. */
export type CartChange =
  /** Pence for one, as last seen and as it is. */
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
  /** What decides whether it fits a vehicle; its ratings are null while there is no quote. */
  marks: { size: string; loadIndex: number | null; speedRating: string | null };
  /** The product's page. */
  path: string;
  /** Pieces that can be had of those asked for; all that were asked for while nobody knows, and where none can be had. */
  quantity: number;
  /** Pence for one. */
  unitPrice: number;
  /** Pence for the pieces that can be had, as the server sums them. */
  lineTotal: number;
  /** Pieces that can be bought now; null while nobody knows. */
  available: number | null;
  changes: readonly CartChange[];
}

/** How many pieces of a product can be had after all, as a refused checkout says. */
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
  const key = quotedSlug || slug || sku;
  return key ? `/product/${encodeURIComponent(key)}` : `/product/id/${id}`;
}

/**
 * The shopper's lines as they are charged: the server's price wins, what changed is said line by line. Without
 * a quote, or for a line the quote does not know yet, the price is the one last seen.
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
      image: line.image || (known?.imageUrl ?? ''),
      path: productPage(line, known?.slug),
      quantity: obtainable > 0 ? obtainable : line.quantity,
      unitPrice,
      lineTotal: unitPrice * obtainable,
      available,
      changes: isShort ? [...changes, ...quantityChanges(line, shortage.available, SOLD_OUT)] : changes,
    };
  });
}

/** The cart after the shopper has agreed to every change: prices and quantities set, what is gone left out. */
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

/** Whether anything waits for the shopper's agreement. */
export function hasChanges(lines: readonly PricedLine[]): boolean {
  return lines.some(({ changes }) => changes.length > 0);
}
