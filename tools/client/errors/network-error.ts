import { ShopError } from './shop-error.ts';

interface Details {
  readonly isTimeout: boolean;
  readonly cause: unknown;
}

/** No whole answer came: the shop can't be reached, the connection broke, or the time for the call is over. */
export class NetworkError extends ShopError {
  override readonly name = 'NetworkError';
  override readonly kind = 'network';
  /** Whether the call's time was over. A write may have happened all the same. */
  readonly isTimeout: boolean;

  constructor(message: string, { isTimeout, cause }: Details) {
    super(message, { cause });
    this.isTimeout = isTimeout;
  }
}
