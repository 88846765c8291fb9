import { FITTING_WAYS, type FittingWay } from '@treadline/schema/trade/fitting/fitting-way';
import { MAX_QUANTITY, MIN_QUANTITY } from '@treadline/schema/trade/listing/quantity';
import { parsePrice, toPence, toPounds } from '@treadline/schema/trade/values/money';
import { recordFrom, textFrom } from '../../../lib/text/record.ts';

/** One product in the cart. */
export interface CartLine {
  id: number;
  name: string;
  /** The unit price in pence, as last seen. The server's quote decides the charge. */
  price: number;
  quantity: number;
  image: string;
  sku: string;
  slug: string;
  brand: string;
  /** For example 205/55 R16. */
  size: string;
  /** Whether the road hazard plan is bought with them; omitted if not. */
  roadHazardPlan?: true | undefined;
  /** Where they're fitted; omitted if they're delivered. */
  fittingWay?: FittingWay | undefined;
}

/** The nearest permitted quantity. */
export function clampQuantity(quantity: number): number {
  if (Number.isNaN(quantity)) return MIN_QUANTITY;
  return Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, Math.trunc(quantity)));
}

function numberFrom(value: unknown): number {
  return typeof value === 'string' && value.trim() !== ''
    ? Number(value)
    : typeof value === 'number'
      ? value
      : Number.NaN;
}

/** Parses pounds from older carts (12.5, "12.50", "£1,212.50") as pence; null for anything else. */
function priceFrom(value: unknown): number | null {
  if (typeof value === 'string') return parsePrice(value);
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? toPence(value) : null;
}

/** The line as it's stored: with its price in pounds, as the shop's carts always had it. */
export function storedCartLine(line: CartLine): Record<string, unknown> {
  return { ...line, price: toPounds(line.price) };
}

/**
 * Parses a stored line: the price is in pounds, numbers may be text, the picture may be `image_url`, and a quantity
 * out of range is clamped. Null without an id, name or price, because then there's nothing to show.
 */
export function repairCartLine(value: unknown): CartLine | null {
  const found = recordFrom(value);
  const id = numberFrom(found.id);
  const price = priceFrom(found.price);
  const name = textFrom(found.name).trim();
  if (!Number.isSafeInteger(id) || id < 1 || price === null || name === '') return null;
  return {
    id,
    name,
    price,
    quantity: clampQuantity(numberFrom(found.quantity)),
    image: textFrom(found.image) || textFrom(found.image_url),
    sku: textFrom(found.sku),
    slug: textFrom(found.slug),
    brand: textFrom(found.brand),
    size: textFrom(found.size),
    roadHazardPlan: found.roadHazardPlan === true || undefined,
    fittingWay: FITTING_WAYS.find((way) => way === found.fittingWay),
  };
}

/** Merges lines of the same product and adds their quantities: a cart has one line per product. */
export function joinCartLines(lines: readonly CartLine[]): readonly CartLine[] {
  const joined = new Map<number, CartLine>();
  for (const line of lines) {
    const present = joined.get(line.id);
    joined.set(
      line.id,
      present ? { ...present, quantity: clampQuantity(present.quantity + line.quantity) } : line,
    );
  }
  return [...joined.values()];
}
