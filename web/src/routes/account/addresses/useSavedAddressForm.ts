import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { failureText } from '../../../apollo/failureText.ts';
import { showRefusedFields } from '../../../features/accounts/showRefusedFields.ts';
import { EMPTY_ADDRESS, toAddressInput, type AddressFormValues } from '../../../lib/form/addressForm.ts';
import type { SubmitForm } from '../../../ui/form/PostForm.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import {
  useCreateSavedAddressMutation,
  useUpdateSavedAddressMutation,
  type CreateSavedAddressMutation,
  type UpdateSavedAddressMutation,
} from './SavedAddressForm.generated.ts';

/** The field names match the API's input, so that an error finds its field. */
export interface SavedAddressValues {
  label: string;
  address: AddressFormValues;
}

/** An address already in the address book. */
export interface KnownAddress extends SavedAddressValues {
  id: string;
}

type Answer =
  | CreateSavedAddressMutation['createSavedAddress']
  | UpdateSavedAddressMutation['updateSavedAddress'];

const FAILED_MESSAGE = 'We couldn’t save the address. Please try again.';
const SAVED_MESSAGE = 'Address saved.';

export interface SavedAddressSaving {
  form: UseFormReturn<SavedAddressValues>;
  /** Null if the errors are shown beside their fields. */
  failure: string | null;
  onSubmit: SubmitForm;
}

/**
 * Saves an address; the form shows the server's errors.
 *
 * @param known the address to change; null for a new one.
 */
export function useSavedAddressForm(known: KnownAddress | null, onSaved: () => void): SavedAddressSaving {
  const form = useForm<SavedAddressValues>({
    defaultValues: { label: known?.label ?? '', address: known?.address ?? EMPTY_ADDRESS },
    mode: 'onTouched',
  });
  const renewed = { refetchQueries: ['Account'], awaitRefetchQueries: true };
  const [add] = useCreateSavedAddressMutation(renewed);
  const [change] = useUpdateSavedAddressMutation(renewed);
  const [failure, setFailure] = useState<string | null>(null);

  function show(answer: Answer | undefined) {
    if (answer?.__typename === 'SavedAddress') {
      toast(SAVED_MESSAGE);
      return onSaved();
    }
    if (answer?.__typename === 'InvalidInput' && showRefusedFields(form, answer.fields)) return;
    setFailure(answer?.message ?? FAILED_MESSAGE);
  }

  async function send({ label, address }: SavedAddressValues): Promise<Answer | undefined> {
    const input = { label: label.trim() || null, address: toAddressInput(address) };
    if (known) return (await change({ variables: { id: known.id, input } })).data?.updateSavedAddress;
    return (await add({ variables: { input } })).data?.createSavedAddress;
  }

  async function submit(values: SavedAddressValues) {
    setFailure(null);
    try {
      show(await send(values));
    } catch (error) {
      setFailure(failureText(error, FAILED_MESSAGE));
    }
  }

  return { form, failure, onSubmit: form.handleSubmit(submit) };
}
