import { useFormContext } from 'react-hook-form';
import type { CheckoutFormValues } from '../../features/checkout/checkoutForm.ts';
import { isSameAddress, MOST_SAVED_ADDRESSES } from '../../lib/addressForm.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import type { AddressToChoose } from './useCheckoutCustomer.ts';

/** Has the delivery address kept for the next order. It is not offered for one that is kept already. */
export function SaveAddressField({ addresses }: { addresses: readonly AddressToChoose[] }) {
  const { register, watch } = useFormContext<CheckoutFormValues>();
  const current = watch('shippingAddress');
  if (addresses.some(({ address }) => isSameAddress(address, current))) return null;
  if (addresses.length >= MOST_SAVED_ADDRESSES)
    return (
      <p className="text-sm text-ink-2">
        You have saved {MOST_SAVED_ADDRESSES} addresses. Remove one in your account to save another.
      </p>
    );
  return <Checkbox label="Save this address to my account" {...register('saveShippingAddress')} />;
}
