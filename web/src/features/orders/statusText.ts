/** A status in the words of a history: "PARTIALLY_REFUNDED" is "PARTIALLY REFUNDED". */
export function statusText(status: string): string {
  return status.replaceAll('_', ' ').toUpperCase();
}
