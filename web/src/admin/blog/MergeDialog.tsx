import { useState } from 'react';
import { failed } from '../../apollo/failureText.ts';
import type { BlogLabelKind } from '../../apollo/schema.generated.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { Button } from '../../ui/base/Button.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { useMergeBlogLabelsMutation, type BlogLabelPartsFragment } from './BlogLabels.generated.ts';

interface MergeDialogProps {
  kind: BlogLabelKind;
  label: BlogLabelPartsFragment;
  others: readonly BlogLabelPartsFragment[];
  onClose: () => void;
}

/** Merges a topic or tag into another, which takes over its articles. */
export function MergeDialog({ kind, label, others, onClose }: MergeDialogProps) {
  const [into, setInto] = useState(String(others[0]?.id ?? ''));
  const [merge, { loading }] = useMergeBlogLabelsMutation({ refetchQueries: ['BlogLabels'] });

  async function confirm() {
    const variables = { kind, id: label.id, into: Number(into) };
    const { data, error } = await merge({ variables }).catch(failed);
    const answer = data?.mergeBlogLabels;
    if (!answer) return toastFailure(error);
    toast(
      answer.__typename === 'BlogLabelSaved'
        ? `“${label.name}” is now “${answer.label.name}”.`
        : answer.message,
    );
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={`Merge “${label.name}”`}>
      <div className="grid gap-4">
        <SelectField
          label="Into"
          options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={into}
          onChange={({ target }) => setInto(target.value)}
        />
        <p className="text-sm">
          Its articles move there and “{label.name}” is deleted. This can’t be undone.
        </p>
        <DialogActions>
          <Button variant="primary" busy={loading} onClick={() => void confirm()}>
            Merge
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
