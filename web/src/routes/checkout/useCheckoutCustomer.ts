import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import type { KnownDetails } from '../../features/checkout/draft/prefill.ts';
import { toAddressForm, type AddressFormValues } from '../../lib/form/addressForm.ts';
import { useCheckoutCustomerQuery, type CheckoutCustomerQuery } from './CheckoutCustomer.generated.ts';

type SavedAddress = NonNullable<CheckoutCustomerQuery['mySavedAddresses']>[number];

/** A saved address to choose instead of typing one. */
export interface AddressToChoose {
  id: string;
  label: string;
  address: AddressFormValues;
}

/** A signed-in customer's data for the checkout. */
export interface CheckoutCustomer {
  details: KnownDetails;
  addresses: readonly AddressToChoose[];
}

function toChoose(saved: SavedAddress): AddressToChoose {
  const { id, label, firstName, lastName, line1, city, postcode } = saved;
  return {
    id,
    label: `${label ?? `${firstName} ${lastName}`}: ${line1}, ${city} ${postcode}`,
    address: toAddressForm(saved),
  };
}

function formOf(saved: SavedAddress | undefined): AddressFormValues | null {
  return saved ? toAddressForm(saved) : null;
}

/** Loads the customer's account. Null for a guest, while loading, and on failure: the checkout works without it. */
export function useCheckoutCustomer(isSignedIn: boolean): CheckoutCustomer | null {
  // Refetched at each visit, because another device may have changed it.
  const { data } = useCheckoutCustomerQuery(isSignedIn ? { fetchPolicy: 'network-only' } : skipToken);
  return useMemo(() => {
    if (!data?.me || !data.mySavedAddresses) return null;
    const saved = data.mySavedAddresses;
    return {
      details: {
        phone: data.me.phone,
        shippingAddress: formOf(saved.find(({ isDeliveryDefault }) => isDeliveryDefault)),
        billingAddress: formOf(saved.find(({ isBillingDefault }) => isBillingDefault)),
      },
      addresses: saved.map(toChoose),
    };
  }, [data]);
}
