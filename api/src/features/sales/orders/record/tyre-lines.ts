import type { Order, OrderLine } from './order.entity.ts';

/** A line of tyres. Unlike plans and fitting, tyres are stocked, sent and reviewed. */
export type TyreLine = OrderLine & { readonly productId: number };

export const isTyre = (line: OrderLine): line is TyreLine => line.productId !== null;

/** An order's lines of tyres. Its lines must be loaded. */
export const tyresOf = ({ lines }: Order): TyreLine[] => lines.getItems().filter(isTyre);

/**
 * Whether any of an order's tyres go to its buyer; the others go to their fitting, or are collected. Its lines must be
 * loaded.
 */
export const goesToBuyer = (order: Order): boolean =>
  !order.isCollected && tyresOf(order).some(({ fulfilment }) => fulfilment === 'MAIL_ORDER');
