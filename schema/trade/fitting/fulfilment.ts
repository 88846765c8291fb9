import type { OrderLineKind } from '../order/order-line-kind.ts';
import type { FittingWay } from './fitting-way.ts';

/** How the buyer receives the tyres of an order line (C-24). */
export const fulfilments = {
  MAIL_ORDER: { meaning: 'Delivered to the buyer, without fitting.', label: 'Delivered', isFitted: false },
  FITTED: { meaning: 'Fitted at a fitting centre.', label: 'Fitted at a centre', isFitted: true },
  MOBILE: {
    meaning: 'Fitted by one of the shop’s vans at the delivery address.',
    label: 'Fitted at home or work',
    isFitted: true,
  },
} as const satisfies Record<FittingWay | 'MAIL_ORDER', { meaning: string; label: string; isFitted: boolean }>;

export type Fulfilment = keyof typeof fulfilments;

/** Whether tyres are fitted, and so need a slot. */
export const isFitted = (fulfilment: Fulfilment): fulfilment is FittingWay =>
  fulfilments[fulfilment].isFitted;

/** An order's line, as far as its parcels depend on it. */
interface SentLine {
  readonly kind: OrderLineKind;
  readonly fulfilment: Fulfilment;
  readonly quantity: number;
  readonly returnedUnits: number;
}

/** How the buyer receives the tyres of an order that haven't come back. */
function waysOf(lines: readonly SentLine[]): Fulfilment[] {
  const sent = lines.filter(
    ({ kind, quantity, returnedUnits }) => kind === 'TYRE' && quantity > returnedUnits,
  );
  return sent.map(({ fulfilment }) => fulfilment);
}

/** Whether an order is sent as two parcels: some of its tyres to its buyer and others to a fitting centre. */
export function isSplit(lines: readonly SentLine[]): boolean {
  const ways = waysOf(lines);
  return ways.includes('MAIL_ORDER') && ways.includes('FITTED');
}

/** How all tyres of an order are fitted, in words; null if any are delivered to the buyer. */
export function fittingText(lines: readonly SentLine[]): string | null {
  const ways = [...new Set(waysOf(lines))];
  return ways.length > 0 && ways.every(isFitted)
    ? ways.map((way) => fulfilments[way].label).join(', ')
    : null;
}
