import { useState } from 'react';
import { failed } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useRemovePageMutation } from './PageEditor.generated.ts';

interface RemovePageButtonProps {
  slug: string;
  title: string;
  onRemoved: () => void;
}

/** Takes a page off the shop, once that is confirmed. */
export function RemovePageButton({ slug, title, onRemoved }: RemovePageButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const [fault, setFault] = useState<string>();
  const [remove, { loading }] = useRemovePageMutation({ variables: { slug } });

  async function confirm() {
    const { data, error } = await remove().catch(failed);
    const answer = data?.removePage;
    if (!answer) return toastFailure(error);
    if (answer.__typename !== 'PageRemoved') return setFault(answer.message);
    onRemoved();
  }

  return (
    <>
      <Button onClick={() => setAsked(true)}>Remove</Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={`Remove “${title}”?`}
        confirmLabel="Remove the page"
        keepLabel="Keep it"
        refusal={fault}
        busy={loading}
        onConfirm={() => void confirm()}
      >
        <p>Links to it will lead nowhere. Its history stays, and any version of it brings the page back.</p>
      </ConfirmDialog>
    </>
  );
}
