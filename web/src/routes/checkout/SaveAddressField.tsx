import { MOST_SAVED_ADDRESSES } from '@treadline/schema/trade/values/limits';
import { useFormContext } from 'react-hook-form';
import type { CheckoutFormValues } from '../../features/checkout/draft/checkoutForm.ts';
import { isSameAddress } from '../../lib/form/addressForm.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import type { AddressToChoose } from './useCheckoutCustomer.ts';

/** Saves the delivery address for the next order. Hidden for an address already saved. */
export function SaveAddressField({ addresses }: { addresses: readonly AddressToChoose[] }) {
  const { register, watch } = useFormContext<CheckoutFormValues>();
  const current = watch('shippingAddress');
  if (addresses.some(({ address }) => isSameAddress(address, current))) return null;
  if (addresses.length >= MOST_SAVED_ADDRESSES)
    return (
      <p className="text-sm text-ink-2">
        You’ve saved {MOST_SAVED_ADDRESSES} addresses. Remove one in your account to save another.
      </p>
    );
  return <Checkbox label="Save this address to my account" {...register('saveShippingAddress')} />;
}
