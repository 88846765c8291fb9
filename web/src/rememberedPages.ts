import { TYRE_FLAGS } from '@treadline/schema/trade/listing/tyre-flag';
import { listedPaths } from './router.tsx';

/** The listing's parameters that shoppers choose from lists. Others hold words, a vehicle or a price. */
const CHOICES = [
  'category',
  'season',
  'size',
  'width',
  'profile',
  'diameter',
  'brand',
  'brandTier',
  'speedRating',
  ...TYRE_FLAGS,
  'sort',
  'page',
  'view',
  'limit',
  'versions',
];

/**
 * The pages whose requests the shop may remember, and the parameters they may have then. Everything else is left out,
 * so that no token, order, registration, postcode or word of a visitor is ever stored.
 */
export const rememberedPages: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(listedPaths.map((path) => [path, []])),
  '/product/:key': [],
  '/models/:slug': [],
  '/tyres/:size': [],
  '/brands/:slug': [],
  '/cars/:make': [],
  '/cars/:make/:model': [],
  '/blog/:slug': [],
  '/pages/:slug': [],
  '/shop': CHOICES,
};
