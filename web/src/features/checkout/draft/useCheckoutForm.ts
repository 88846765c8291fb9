import { readPostcode } from '@treadline/schema/trade/places/postcode';
import { useEffect, useRef, useState } from 'react';
import { useForm, useFormState, useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { readDraft, saveDraft } from './checkoutDraft.ts';
import { isPostcodeFaulted, type CheckoutFormValues } from './checkoutForm.ts';
import { fillIn, prefill, type KnownDetails, type KnownShopper } from './prefill.ts';

/** What `fillIn` may fill in. */
const FILLED_IN = ['email', 'phone', 'shippingAddress', 'billingDiffers', 'billingAddress'] as const;

/**
 * The checkout form with earlier input; new input is stored for next time. Browser only.
 * @param known fills empty fields; null for a guest.
 * @param details fills further empty fields once it is loaded; null until then.
 */
export function useCheckoutForm(
  known: KnownShopper | null,
  details: KnownDetails | null,
): UseFormReturn<CheckoutFormValues> {
  const [draft] = useState(() => (known ? prefill(readDraft(), known) : readDraft()));
  // The fields of the billing address are registered after those that follow it: see `focusFirstError`.
  const form = useForm<CheckoutFormValues>({
    defaultValues: draft,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { subscribe, getValues, setValue, trigger } = form;
  const { isSubmitted } = form.formState;
  const filling = useRef<'ahead' | 'underway' | 'done'>('ahead');

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // A draft begins with the shopper's first change: prefilled values alone would outlive a change in the account.
        callback: ({ values }) => filling.current === 'underway' || saveDraft(values),
      }),
    [subscribe],
  );

  useEffect(() => {
    // A postcode kept from an earlier visit is not being typed: if it is wrong, the form says so at once.
    if (draft.shippingAddress.postcode !== '') void trigger('shippingAddress.postcode');
  }, [draft, trigger]);

  useEffect(() => {
    if (!known || !details || filling.current !== 'ahead') return;
    filling.current = 'underway';
    const filled = fillIn(getValues(), known, details);
    for (const name of FILLED_IN) setValue(name, filled[name], { shouldValidate: isSubmitted });
    filling.current = 'done';
  }, [details, getValues, isSubmitted, known, setValue]);

  return form;
}

/**
 * The fields that decide the price of delivery. A postcode counts once it is complete, or the form says that it
 * is wrong: then the shop must be asked for no price, day or total that holds elsewhere.
 */
export function useChosenDelivery(control: Control<CheckoutFormValues>) {
  const [deliveryMethod, postcode, country] = useWatch({
    control,
    name: ['deliveryMethod', 'shippingAddress.postcode', 'shippingAddress.country'],
  });
  const { errors } = useFormState({ control, name: 'shippingAddress.postcode' });
  return {
    deliveryMethod,
    country,
    postcode: isPostcodeFaulted(postcode, errors) ? postcode : readPostcode(postcode, country),
  };
}
