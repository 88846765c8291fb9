import { useState, type SubmitEventHandler } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { forgetVisitor } from '../../lib/forgetVisitor.ts';
import { useDeleteAccountMutation, type DeleteAccountMutation } from './DeleteAccount.generated.ts';

interface DeletionValues {
  password: string;
}

/** Why the account stays. */
export interface DeletionRefusal {
  text: string;
  /** What has to end first. */
  orders: readonly { id: string; number: string }[];
}

const FAREWELL_PATH = '/account/deleted';
const FAILED: DeletionRefusal = {
  text: 'We could not reach the shop, so your account stands. Please try again.',
  orders: [],
};

export interface AccountDeletion {
  form: UseFormReturn<DeletionValues>;
  /** Null before the first attempt, and while what is wrong is said beside its field. */
  refusal: DeletionRefusal | null;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
}

/** Deletes the account. After that the browser forgets it too, and begins anew: a page of its own holds nothing of what this one had read. */
export function useAccountDeletion(): AccountDeletion {
  const form = useForm<DeletionValues>();
  const [deleteAccount] = useDeleteAccountMutation();
  const [refusal, setRefusal] = useState<DeletionRefusal | null>(null);

  async function show(answer: DeleteAccountMutation['deleteAccount'] | undefined) {
    switch (answer?.__typename) {
      case 'AccountDeleted':
        forgetVisitor();
        location.replace(FAREWELL_PATH);
        // Still busy until the other page is there: nothing here can be pressed any more.
        return new Promise<void>(() => undefined);
      case 'InvalidCredentials':
        return form.setError('password', { type: 'server', message: answer.message }, { shouldFocus: true });
      case 'OrdersUnderWay':
        return setRefusal({ text: answer.message, orders: answer.orders });
      default:
        return setRefusal(answer ? { text: answer.message, orders: [] } : FAILED);
    }
  }

  async function submit({ password }: DeletionValues) {
    setRefusal(null);
    const answer = await deleteAccount({ variables: { input: { password } } }).catch(() => undefined);
    await show(answer?.data?.deleteAccount ?? undefined);
  }

  return { form, refusal, onSubmit: form.handleSubmit(submit, () => setRefusal(null)) };
}
