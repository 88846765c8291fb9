import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CheckoutFormValues } from '../../features/checkout/draft/checkoutForm.ts';
import type { AddressName } from '../../features/checkout/draft/checkoutForm.ts';
import { EMPTY_ADDRESS, isSameAddress, type AddressFormValues } from '../../lib/form/addressForm.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import type { AddressToChoose } from './useCheckoutCustomer.ts';

const LABELS: Record<AddressName, string> = { shippingAddress: 'Deliver to', billingAddress: 'Bill to' };
const TYPED = { value: '', label: 'Another address' };

interface SavedAddressChoiceProps {
  name: AddressName;
  addresses: readonly AddressToChoose[];
}

/** Fills in a saved address. Choosing "another address" restores the typed values. */
export function SavedAddressChoice({ name, addresses }: SavedAddressChoiceProps) {
  const { formState, getValues, setValue, watch } = useFormContext<CheckoutFormValues>();
  const typed = useRef<AddressFormValues>(EMPTY_ADDRESS);
  const current = watch(name);
  const chosen = addresses.find(({ address }) => isSameAddress(address, current));

  function choose(id: string) {
    if (!chosen) typed.current = getValues(name);
    const address = addresses.find((one) => one.id === id)?.address ?? typed.current;
    setValue(name, address, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }

  return (
    <SelectField
      label={LABELS[name]}
      options={[...addresses.map(({ id, label }) => ({ value: id, label })), TYPED]}
      hint="Your saved addresses. Any changes below apply to this order only."
      value={chosen?.id ?? TYPED.value}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
