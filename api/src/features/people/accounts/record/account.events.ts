import { ShopEvent } from '../../../../platform/services/shop-event.ts';

/** An account and its current email address. */
interface AccountAddress {
  readonly userId: string;
  readonly email: string;
}

/**
 * An account's owner confirmed its address, so data stored under that address alone now belongs to the account.
 */
export const emailProved = new ShopEvent<AccountAddress>();

/** An account's address changed. */
export const emailReplaced = new ShopEvent<AccountAddress>();
