import { failed } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { ConfirmButton } from '../../ui/overlay/ConfirmButton.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { useRevokeApiKeyMutation } from './ApiKeys.generated.ts';

/** Revokes a key after confirmation. */
export function RevokeKey({ id, name }: { id: string; name: string }) {
  const [revoke, { loading }] = useRevokeApiKeyMutation({ variables: { id } });

  async function confirm(close: () => void) {
    const answer = await revoke().catch(failed);
    if (!answer.data?.revokeApiKey) return toastFailure(answer.error);
    close();
    toast(`Key “${name}” revoked.`);
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
      <p>The program that uses it is locked out at once. This can’t be undone.</p>
    </ConfirmButton>
  );
}
