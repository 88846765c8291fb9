import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { failureText } from '../../../apollo/failureText.ts';
import { deleteVisitorData } from '../../../lib/visitor/deleteVisitorData.ts';
import type { SubmitForm } from '../../../ui/form/PostForm.tsx';
import { useDeleteAccountMutation, type DeleteAccountMutation } from './DeleteAccount.generated.ts';

interface DeletionValues {
  password: string;
}

/** Why the deletion was refused. */
export interface DeletionRefusal {
  text: string;
  /** The open orders that block the deletion. */
  orders: readonly { id: string; number: string }[];
}

const FAREWELL_PATH = '/account/deleted';
const FAILED_MESSAGE = 'Something went wrong, so your account hasn’t been deleted. Please try again.';

export interface AccountDeletion {
  form: UseFormReturn<DeletionValues>;
  /** Null before the first attempt, and if the errors are shown beside their fields. */
  refusal: DeletionRefusal | null;
  onSubmit: SubmitForm;
}

/**
 * Deletes the account, then clears this browser and loads a new page, which frees the memory of the account's data.
 */
export function useAccountDeletion(): AccountDeletion {
  const form = useForm<DeletionValues>();
  const [deleteAccount] = useDeleteAccountMutation();
  const [refusal, setRefusal] = useState<DeletionRefusal | null>(null);

  async function show(answer: DeleteAccountMutation['deleteAccount'] | undefined) {
    switch (answer?.__typename) {
      case 'AccountDeleted':
        deleteVisitorData();
        location.replace(FAREWELL_PATH);
        // Stay busy until the next page loads, so that nothing here can be pressed.
        return new Promise<void>(() => undefined);
      case 'InvalidCredentials':
        return form.setError('password', { type: 'server', message: answer.message }, { shouldFocus: true });
      case 'OrdersInProgress':
        return setRefusal({ text: answer.message, orders: answer.orders });
      case undefined:
      case 'LastAdministrator':
      case 'TooManyAttempts':
        return setRefusal({ text: answer?.message ?? FAILED_MESSAGE, orders: [] });
    }
  }

  async function submit({ password }: DeletionValues) {
    setRefusal(null);
    try {
      await show(
        (await deleteAccount({ variables: { input: { password } } })).data?.deleteAccount ?? undefined,
      );
    } catch (error) {
      setRefusal({ text: failureText(error, FAILED_MESSAGE), orders: [] });
    }
  }

  return { form, refusal, onSubmit: form.handleSubmit(submit, () => setRefusal(null)) };
}
