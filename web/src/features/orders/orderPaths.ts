/** The page of an order of one's own. */
export function orderPath(id: string): string {
  return `/orders/${encodeURIComponent(id)}`;
}

/** The order as an invoice, to print or to keep. */
export function invoicePath(id: string): string {
  return `${orderPath(id)}/invoice`;
}

/** Where an order is, for whoever has its number. */
export function trackingPath(trackingNumber: string): string {
  return `/track-order?${new URLSearchParams({ number: trackingNumber })}`;
}
