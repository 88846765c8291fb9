import { ShopEvent } from '../../../../platform/services/shop-event.ts';

/** An account and its current address. */
interface AccountAddress {
  readonly userId: string;
  readonly email: string;
}

/**
 * The owner of an account verified its address: data kept under that address alone now belongs to the
 * account.
 */
export const emailProved = new ShopEvent<AccountAddress>();

/** The address of an account changed. */
export const emailReplaced = new ShopEvent<AccountAddress>();
