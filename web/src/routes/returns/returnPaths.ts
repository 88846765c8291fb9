import { orderPath } from '../../features/orders/orderPaths.ts';

/** The form for requesting a return. */
export const askReturnPath = (orderId: string): string => `${orderPath(orderId)}/return`;

export const returnPath = (orderId: string, id: string): string =>
  `${orderPath(orderId)}/returns/${encodeURIComponent(id)}`;

/** A return's label, to print. */
export const returnLabelPath = (orderId: string, id: string): string => `${returnPath(orderId, id)}/label`;
