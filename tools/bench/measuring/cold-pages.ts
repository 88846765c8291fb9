import type { Asked } from './asked.ts';

/** In pounds: above every tyre's price, so that the pages differ only in their address. */
const FIRST_PRICE = 1_000;

/**
 * A supply of pages that nobody has asked for: listings below a price that none of the others has.
 * @returns a function that returns the next so many.
 */
export function supplyColdPages(addresses: readonly Asked[]): (count: number) => Asked[] {
  let supplied = 0;
  const next = (): Asked => {
    const { path } = addresses[supplied % addresses.length] ?? { path: '/shop' };
    supplied += 1;
    return { path: `${path}${path.includes('?') ? '&' : '?'}maxPrice=${FIRST_PRICE + supplied}` };
  };
  return (count) => Array.from({ length: count }, next);
}
