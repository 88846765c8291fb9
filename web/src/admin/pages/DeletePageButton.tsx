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

/** Removes a page from the shop after confirmation. */
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
      confirmLabel="Remove page"
      keepLabel="Keep"
      refusal={fault}
      busy={loading}
      onConfirm={confirm}
    >
      <p>Links to it will stop working. Its history is kept, so you can restore any version.</p>
    </ConfirmButton>
  );
}
