/** The path of the page of a customer's own order. */
export function orderPath(id: string): string {
  return `/orders/${encodeURIComponent(id)}`;
}

/** The path of the page where the shop's staff manage an order. */
export function managedOrderPath(id: string): string {
  return `/admin/orders/${encodeURIComponent(id)}`;
}

/** The path of an order's invoice, to print or save. */
export function invoicePath(id: string): string {
  return `${orderPath(id)}/invoice`;
}

/** The path of a credit note of an order. @param number as printed. */
export function creditNotePath(id: string, number: string): string {
  return `${orderPath(id)}/credit-notes/${encodeURIComponent(number)}`;
}

/** The path of the certificate of an order's road hazard plan. */
export function certificatePath(id: string): string {
  return `${orderPath(id)}/certificate`;
}

/** The path of the public tracking page, for anyone with the tracking number. */
export function trackingPath(trackingNumber: string): string {
  return `/track-order?${new URLSearchParams({ number: trackingNumber })}`;
}

/** The path of the page that finds an order by its number and its buyer's email. */
export function findOrderPath(number: string): string {
  return `/find-order?${new URLSearchParams({ number })}`;
}

/** What /find-order is told when it is opened in place of an order whose key has run out. */
export const EXPIRED_LINK = 'expired-link';
