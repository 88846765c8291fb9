import { orderPath } from '../../features/orders/orderPaths.ts';

/** The form that asks for a return of an order. */
export const askReturnPath = (orderId: string): string => `${orderPath(orderId)}/return`;

/** The page of a return. */
export const returnPath = (orderId: string, id: string): string =>
  `${orderPath(orderId)}/returns/${encodeURIComponent(id)}`;

/** The label of a return, to print. */
export const returnLabelPath = (orderId: string, id: string): string => `${returnPath(orderId, id)}/label`;
