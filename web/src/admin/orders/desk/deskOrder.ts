import { UNSENT_STATUSES } from '@treadline/schema/trade/order/order-status';
import { unitsToSend } from '../print/unitsToSend.ts';
import type { OrderDeskQuery } from './OrderDesk.generated.ts';

/** An order in the desk's list. */
export type DeskOrder = NonNullable<OrderDeskQuery['orders']>['items'][number];

/**
 * Sums up an order's tyres in two short lines: quantity and model, then size and how many more there are. Until they're
 * sent, without those that won't be.
 */
export function tyresText({ status, lines }: Pick<DeskOrder, 'status' | 'lines'>): {
  name: string;
  detail: string;
} {
  const tyres = lines.filter(({ kind }) => kind === 'TYRE');
  const toSend = tyres
    .map((line) => ({ ...line, quantity: unitsToSend(line) }))
    .filter(({ quantity }) => quantity > 0);
  const [first, ...others] = UNSENT_STATUSES.includes(status) && toSend.length > 0 ? toSend : tyres;
  if (!first) return { name: 'No tyres', detail: '' };
  const { quantity, productName, productSize } = first;
  const at = productName.indexOf(productSize);
  const model = at > 0 ? productName.slice(0, at).trim() : productName;
  const more = others.reduce((sum, line) => sum + line.quantity, 0);
  const size = at > 0 ? productName.slice(at) : productSize;
  return { name: `${quantity} × ${model}`, detail: more > 0 ? `${size} + ${more} more` : size };
}
