/** The base of every error that a call throws; `kind` tells the classes apart where `instanceof` can't. */
export abstract class ShopError extends Error {
  abstract readonly kind: 'network' | 'http' | 'graphql' | 'rateLimited' | 'validation';
}
