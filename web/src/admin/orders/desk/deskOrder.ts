import type { OrderDeskQuery } from './OrderDesk.generated.ts';

/** An order as the desk lists it. */
export type DeskOrder = NonNullable<OrderDeskQuery['orders']>['items'][number];

/** The tyres of an order in a line: how many of the first, and how many more. */
export function tyresText(lines: DeskOrder['lines']): { name: string; detail: string } {
  const [first, ...others] = lines;
  if (!first) return { name: 'No tyres', detail: '' };
  const more = others.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    name: `${first.quantity} × ${first.productName}${more > 0 ? ` + ${more} more` : ''}`,
    detail: `${first.productSku}`,
  };
}
