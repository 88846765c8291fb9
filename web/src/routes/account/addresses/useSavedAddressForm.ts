import { useForm } from 'react-hook-form';
import { failureText } from '../../../apollo/failureText.ts';
import { useSentForm, type SendingResult, type SentForm } from '../../../features/accounts/useSentForm.ts';
import { EMPTY_ADDRESS, toAddressInput, type AddressFormValues } from '../../../lib/form/addressForm.ts';
import { toast } from '../../../ui/overlay/toast.ts';
import {
  useCreateSavedAddressMutation,
  useUpdateSavedAddressMutation,
} from './SavedAddressForm.generated.ts';

/** Named as in the API's input, so that errors can be matched to fields. */
export interface SavedAddressValues {
  label: string;
  address: AddressFormValues;
}

/** An address in the address book. */
export interface KnownAddress extends SavedAddressValues {
  id: string;
}

const failureOf = (error?: unknown) => failureText(error, 'We couldn’t save the address. Please try again.');

/**
 * Saves an address and shows the server's errors in the form.
 *
 * @param known the address to edit; null for a new one.
 */
export function useSavedAddressForm(
  known: KnownAddress | null,
  onSaved: () => void,
): SentForm<SavedAddressValues> {
  const form = useForm<SavedAddressValues>({
    defaultValues: { label: known?.label ?? '', address: known?.address ?? EMPTY_ADDRESS },
    mode: 'onTouched',
  });
  const renewed = { refetchQueries: ['Account'], awaitRefetchQueries: true };
  const [add] = useCreateSavedAddressMutation(renewed);
  const [change] = useUpdateSavedAddressMutation(renewed);

  async function save({ label, address }: SavedAddressValues) {
    const input = { label: label.trim() || null, address: toAddressInput(address) };
    if (known) return (await change({ variables: { id: known.id, input } })).data?.updateSavedAddress;
    return (await add({ variables: { input } })).data?.createSavedAddress;
  }

  async function send(values: SavedAddressValues): Promise<SendingResult> {
    const answer = await save(values);
    if (answer?.__typename !== 'SavedAddress') return answer;
    toast('Address saved.');
    onSaved();
    return 'done';
  }

  return useSentForm(form, send, failureOf);
}
