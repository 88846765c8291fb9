import { FormProvider } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { OwnPasswordField } from '../../../features/accounts/proof/OwnPasswordField.tsx';
import { orderPath } from '../../../features/orders/orderPaths.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { Spinner } from '../../../ui/base/Spinner.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import { useDeletionObstacleQuery } from './DeletionObstacle.generated.ts';
import { useAccountDeletion, type DeletionRefusal } from './useAccountDeletion.ts';

interface DeleteAccountFormProps {
  /** The account's email address. */
  email: string;
  onKeep: () => void;
}

/** Asks for the password, or lists the open orders that block the deletion. */
export function DeleteAccountForm({ email, onKeep }: DeleteAccountFormProps) {
  const { data, loading } = useDeletionObstacleQuery({ fetchPolicy: 'network-only' });
  if (loading) return <Spinner />;
  const obstacle = data?.deletionObstacle;
  // If the orders are unknown, the server checks them on deletion.
  if (!obstacle) return <PasswordForm email={email} onKeep={onKeep} />;
  return (
    <div className="grid justify-items-start gap-5">
      <Refusal text={obstacle.message} orders={obstacle.orders} />
      <Button onClick={onKeep}>Keep my account</Button>
    </div>
  );
}

/** Asks for the password, and shows why a deletion was refused. */
function PasswordForm({ email, onKeep }: DeleteAccountFormProps) {
  const { form, refusal, onSubmit } = useAccountDeletion();
  return (
    <PostForm onSubmit={onSubmit} className="grid gap-5">
      {refusal && <Refusal {...refusal} />}
      <FormProvider {...form}>
        <OwnPasswordField email={email} />
      </FormProvider>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          Delete my account
        </Button>
        <Button onClick={onKeep}>Keep my account</Button>
      </div>
    </PostForm>
  );
}

function Refusal({ text, orders }: DeletionRefusal) {
  return (
    <Notice tone="bad" title={text}>
      {orders.length > 0 && (
        <ul className="grid">
          {orders.map(({ id, number }) => (
            <li key={id}>
              <Link
                to={orderPath(id)}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                Order {number}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
