import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toastFailure } from '../../ui/toast.ts';
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
    const { data } = (await remove().catch(() => undefined)) ?? {};
    const answer = data?.removePage;
    if (!answer) return toastFailure();
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
