/** As many columns as fit on a screen and in a driver's head. */
export const MOST_COMPARED = 4;

/**
 * The path of a comparison. It holds ids, which never change, so that the comparison can be shared and rendered on
 * the server.
 */
export function comparePath(productIds: readonly number[]): string {
  return productIds.length === 0 ? '/compare' : `/compare?tyres=${productIds.join(',')}`;
}
