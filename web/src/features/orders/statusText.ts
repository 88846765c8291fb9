/** A status as the history words it: in capitals, its words apart. */
export function statusText(status: string): string {
  return status.replaceAll('_', ' ').toUpperCase();
}
