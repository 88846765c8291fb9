/** As many columns as a screen holds and a driver keeps in mind. */
export const MOST_COMPARED = 4;

/**
 * The address of a comparison. It holds ids, which never change, so that the comparison can be shared and is
 * rendered on the server.
 */
export function comparePath(productIds: readonly number[]): string {
  return productIds.length === 0 ? '/compare' : `/compare?tyres=${productIds.join(',')}`;
}
