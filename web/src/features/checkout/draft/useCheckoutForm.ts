import { readPostcode } from '@treadline/schema/trade/places/postcode';
import { useEffect, useRef, useState } from 'react';
import { useForm, useFormState, useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { readDraft, saveDraft } from './checkoutDraft.ts';
import { isPostcodeFaulted, type CheckoutFormValues } from './checkoutForm.ts';
import { fillIn, prefill, type KnownDetails, type KnownShopper } from './prefill.ts';

/** The fields that `fillIn` can set. */
const FILLED_IN = ['email', 'phone', 'shippingAddress', 'billingDiffers', 'billingAddress'] as const;

/**
 * The checkout form with earlier input. New input is stored for next time. Browser only.
 * @param known fills empty fields; null for a guest.
 * @param details fills more empty fields once loaded; null until then.
 */
export function useCheckoutForm(
  known: KnownShopper | null,
  details: KnownDetails | null,
): UseFormReturn<CheckoutFormValues> {
  const [draft] = useState(() => (known ? prefill(readDraft(), known) : readDraft()));
  // The billing address's fields are registered after those that follow it: see `focusFirstError`.
  const form = useForm<CheckoutFormValues>({
    defaultValues: draft,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { subscribe, getValues, setValue, trigger } = form;
  const { isSubmitted } = form.formState;
  const filling = useRef<'ahead' | 'pending' | 'done'>('ahead');

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // Store a draft from the shopper's first change on: prefilled values alone would outlive changes in the
        // account.
        callback: ({ values }) => filling.current === 'pending' || saveDraft(values),
      }),
    [subscribe],
  );

  useEffect(() => {
    // The shopper isn't typing a restored postcode, so show its error at once.
    if (draft.shippingAddress.postcode !== '') void trigger('shippingAddress.postcode');
  }, [draft, trigger]);

  useEffect(() => {
    if (!known || !details || filling.current !== 'ahead') return;
    filling.current = 'pending';
    const filled = fillIn(getValues(), known, details);
    for (const name of FILLED_IN) setValue(name, filled[name], { shouldValidate: isSubmitted });
    filling.current = 'done';
  }, [details, getValues, isSubmitted, known, setValue]);

  return form;
}

/**
 * The fields that decide the price of delivery. A postcode counts once it's complete or the form shows an error for
 * it, so that no price or day for another place is quoted.
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
