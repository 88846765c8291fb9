import { failed } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { ConfirmButton } from '../../ui/overlay/ConfirmButton.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { useRevokeApiKeyMutation } from './ApiKeys.generated.ts';

/** Ends a key, after a question. */
export function RevokeKey({ id, name }: { id: string; name: string }) {
  const [revoke, { loading }] = useRevokeApiKeyMutation({ variables: { id } });

  async function confirm(close: () => void) {
    const answer = await revoke().catch(failed);
    if (!answer.data?.revokeApiKey) return toastFailure(answer.error);
    close();
    toast(`The key “${name}” works no more.`);
  }

  return (
    <ConfirmButton
      label="Revoke"
      button={{ 'aria-label': `Revoke ${name}` }}
      title={`Revoke “${name}”?`}
      confirmLabel="Revoke key"
      busy={loading}
      onConfirm={confirm}
    >
      <p>The program that uses it is locked out at once, and the key cannot be brought back.</p>
    </ConfirmButton>
  );
}
