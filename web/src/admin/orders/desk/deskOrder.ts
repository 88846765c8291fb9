import type { OrderDeskQuery } from './OrderDesk.generated.ts';

/** An order in the desk's list. */
export type DeskOrder = NonNullable<OrderDeskQuery['orders']>['items'][number];

/** Sums up an order's tyres in two short lines: quantity and model, then size and how many more there are. */
export function tyresText(lines: DeskOrder['lines']): { name: string; detail: string } {
  const [first, ...others] = lines.filter(({ kind }) => kind === 'TYRE');
  if (!first) return { name: 'No tyres', detail: '' };
  const { quantity, productName, productSize } = first;
  const at = productName.indexOf(productSize);
  const model = at > 0 ? productName.slice(0, at).trim() : productName;
  const more = others.reduce((sum, line) => sum + line.quantity, 0);
  const size = at > 0 ? productName.slice(at) : productSize;
  return { name: `${quantity} × ${model}`, detail: more > 0 ? `${size} + ${more} more` : size };
}
