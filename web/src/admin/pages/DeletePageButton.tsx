import { useState } from 'react';
import { failed } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { ConfirmButton } from '../../ui/overlay/ConfirmButton.tsx';
import { useDeletePageMutation } from './PageEditor.generated.ts';

interface DeletePageButtonProps {
  slug: string;
  title: string;
  onRemoved: () => void;
}

/** Takes a page off the shop, once that is confirmed. */
export function DeletePageButton({ slug, title, onRemoved }: DeletePageButtonProps) {
  const [fault, setFault] = useState<string>();
  const [remove, { loading }] = useDeletePageMutation({ variables: { slug } });

  async function confirm() {
    const { data, error } = await remove().catch(failed);
    const answer = data?.deletePage;
    if (!answer) return toastFailure(error);
    if (answer.__typename !== 'PageDeleted') return setFault(answer.message);
    onRemoved();
  }

  return (
    <ConfirmButton
      label="Remove"
      title={`Remove “${title}”?`}
      confirmLabel="Remove the page"
      keepLabel="Keep it"
      refusal={fault}
      busy={loading}
      onConfirm={confirm}
    >
      <p>Links to it will lead nowhere. Its history stays, and any version of it brings the page back.</p>
    </ConfirmButton>
  );
}
