import type { Context } from '../../../../platform/services/context.ts';
import { digest } from '../../../../platform/text/digest.ts';
import { isOwn, type Order } from '../../orders/index.ts';

/** The caller: an account, the holder of an order key, or a browser. */
export type Asker = Pick<Context, 'viewer' | 'browserId'>;

/** The stored hash of a browser's cookie: enough to recognise the browser, too little to impersonate it. */
export const browserHash = (browserId: string): string => digest(browserId);

/** Whether an order belongs to the caller, or was placed in this browser. */
export const isBuyer = (order: Order, { viewer, browserId }: Asker): boolean =>
  isOwn(order, viewer) || (browserId !== null && order.browserHash === browserHash(browserId));
