/** The page of a customer's own order. */
export function orderPath(id: string): string {
  return `/orders/${encodeURIComponent(id)}`;
}

/** The page where staff manage an order. */
export function managedOrderPath(id: string): string {
  return `/admin/orders/${encodeURIComponent(id)}`;
}

/** An order's invoice, to print or save. */
export function invoicePath(id: string): string {
  return `${orderPath(id)}/invoice`;
}

/** A credit note of an order. @param number as printed. */
export function creditNotePath(id: string, number: string): string {
  return `${orderPath(id)}/credit-notes/${encodeURIComponent(number)}`;
}

/** The certificate of an order's road hazard plan. */
export function certificatePath(id: string): string {
  return `${orderPath(id)}/certificate`;
}

/** The public tracking page, for anyone with the tracking number. */
export function trackingPath(trackingNumber: string): string {
  return `/track-order?${new URLSearchParams({ number: trackingNumber })}`;
}

/** The page that finds an order by its number and the buyer's email address. */
export function findOrderPath(number: string): string {
  return `/find-order?${new URLSearchParams({ number })}`;
}

/** Tells /find-order that it opens in place of an order whose key has expired. */
export const EXPIRED_LINK = 'expired-link';
