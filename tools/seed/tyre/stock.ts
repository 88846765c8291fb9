import { fraction } from '../source/hash.ts';

/** Per thousand tyres, how many are sold out or nearly so, by how common the size is. */
const SHORTAGES = [
  { fromSizePopularity: 60, soldOut: 20, low: 80 },
  { fromSizePopularity: 25, soldOut: 42, low: 125 },
  { fromSizePopularity: 0, soldOut: 65, low: 165 },
];
const LOWEST_COMFORTABLE = 10;
const HIGHEST = 60;
const MOST_POPULAR = 1000;

/**
 * How many of a tyre are in stock: about one in twenty-five is sold out, one in eight is down to its last nine, and the
 * rest have 10 to 60, more of popular ones. Common sizes run out least, as in a real warehouse.
 */
export function stockFor(slug: string, sizePopularity: number, popularity: number): number {
  const { soldOut, low } = SHORTAGES.find(
    ({ fromSizePopularity }) => sizePopularity >= fromSizePopularity,
  ) ?? { soldOut: 0, low: 0 };
  const place = fraction(`stock/${slug}`) * 1000;
  const level = fraction(`level/${slug}`);
  if (place < soldOut) return 0;
  if (place < soldOut + low) return 1 + Math.floor(level * (LOWEST_COMFORTABLE - 1));
  const demand = popularity / MOST_POPULAR;
  return LOWEST_COMFORTABLE + Math.round((HIGHEST - LOWEST_COMFORTABLE) * (0.6 * demand + 0.4 * level));
}
