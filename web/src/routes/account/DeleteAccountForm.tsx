import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useDeletionObstacleQuery } from './DeletionObstacle.generated.ts';
import { useAccountDeletion, type DeletionRefusal } from './useAccountDeletion.ts';

interface DeleteAccountFormProps {
  /** The address of the account. */
  email: string;
  onKeep: () => void;
}

/** Asks for the password, unless orders are in the way: then it says which, and nobody types a password for nothing. */
export function DeleteAccountForm({ email, onKeep }: DeleteAccountFormProps) {
  const { data, loading } = useDeletionObstacleQuery({ fetchPolicy: 'network-only' });
  if (loading) return <Spinner />;
  const obstacle = data?.deletionObstacle;
  // Where nobody could say, the deletion itself will.
  if (!obstacle) return <PasswordForm email={email} onKeep={onKeep} />;
  return (
    <div className="grid justify-items-start gap-5">
      <Refusal text={obstacle.message} orders={obstacle.orders} />
      <Button onClick={onKeep}>Keep my account</Button>
    </div>
  );
}

/** Asks for the password, and says why the account stays when it does. */
function PasswordForm({ email, onKeep }: DeleteAccountFormProps) {
  const { form, refusal, onSubmit } = useAccountDeletion();
  const { register, formState } = form;
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-5">
      {refusal && <Refusal {...refusal} />}
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        aria-required
        error={formState.errors.password?.message}
        {...register('password', { required: 'Enter your password' })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          Delete my account
        </Button>
        <Button onClick={onKeep}>Keep my account</Button>
      </div>
    </form>
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
                to={`/orders/${id}`}
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
