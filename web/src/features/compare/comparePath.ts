/** As many columns as a screen holds and a driver keeps in mind. */
export const MOST_COMPARED = 4;

const HIGHEST_ID = 999_999_999;

/** A product id, as a number or as text; null for anything else. */
export function readProductId(value: unknown): number | null {
  const id = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= HIGHEST_ID ? id : null;
}

/**
 * The address of a comparison. It holds ids, which never change, so that the comparison can be shared and is
 * rendered on the server.
 */
export function comparePath(productIds: readonly number[]): string {
  return productIds.length === 0 ? '/compare' : `/compare?tyres=${productIds.join(',')}`;
}
