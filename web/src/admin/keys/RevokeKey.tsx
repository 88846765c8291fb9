import { useState } from 'react';
import { failed } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { Button } from '../../ui/base/Button.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { useRevokeApiKeyMutation } from './ApiKeys.generated.ts';

/** Ends a key, after a question. */
export function RevokeKey({ id, name }: { id: string; name: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const [revoke, { loading }] = useRevokeApiKeyMutation({ variables: { id } });

  async function confirm() {
    const answer = await revoke().catch(failed);
    if (!answer.data?.revokeApiKey) return toastFailure(answer.error);
    setIsAsking(false);
    toast(`The key “${name}” works no more.`);
  }

  return (
    <>
      <Button aria-label={`Revoke ${name}`} onClick={() => setIsAsking(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Revoke “${name}”?`}
        confirmLabel="Revoke key"
        busy={loading}
        onConfirm={() => void confirm()}
      >
        <p>The program that uses it is locked out at once, and the key cannot be brought back.</p>
      </ConfirmDialog>
    </>
  );
}
