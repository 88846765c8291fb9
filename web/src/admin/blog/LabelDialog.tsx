import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { failed, failureText } from '../../apollo/failureText.ts';
import type { BlogLabelKind } from '../../apollo/schema.generated.ts';
import { showRefusedFields } from '../../features/accounts/showRefusedFields.ts';
import { fieldsOf } from '../../lib/form/inputRule.ts';
import { blogLabelInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import {
  useUpdateBlogLabelMutation,
  useCreateBlogLabelMutation,
  type BlogLabelPartsFragment,
} from './BlogLabels.generated.ts';

interface LabelDialogProps {
  kind: BlogLabelKind;
  /** Null to add one. */
  label: BlogLabelPartsFragment | null;
  onClose: () => void;
}

interface Values {
  name: string;
  colour: string;
}

const FIRST_COLOUR = '#44505a';

/** Adds or edits a topic or tag. */
export function LabelDialog({ kind, label, onClose }: LabelDialogProps) {
  const word = kind === 'CATEGORY' ? 'topic' : 'tag';
  const form = useForm<Values>({
    defaultValues: { name: label?.name ?? '', colour: label?.colour ?? FIRST_COLOUR },
  });
  const [failure, setFailure] = useState<string>();
  const save = useSave(kind, label);
  const { handleSubmit, formState } = form;
  const field = fieldsOf(form, rules);
  const { isSubmitting } = formState;

  async function submit(values: Values) {
    setFailure(undefined);
    const { data: answer, error } = await save(values)
      .then((data) => ({ data, error: undefined }))
      .catch(failed);
    if (!answer) return setFailure(failureText(error));
    if (answer.__typename === 'InvalidInput' && showRefusedFields(form, answer.fields)) return;
    if ('message' in answer) return setFailure(answer.message);
    toast(`Saved the ${word}.`);
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={label ? `Edit ${word} ${label.name}` : `New ${word}`}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(submit)(event)}>
        {failure && <Notice tone="bad" title={failure} />}
        <TextField
          label="Name"
          hint={label ? 'Its web address stays the same, so links keep working.' : undefined}
          {...field('name')}
        />
        <TextField label="Colour" type="color" inputClassName="h-11 w-24 p-1" {...field('colour')} />
        <DialogActions>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            Save {word}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Creates or updates a topic or tag, depending on whether it exists. */
function useSave(kind: BlogLabelKind, label: BlogLabelPartsFragment | null) {
  const after = { refetchQueries: ['BlogLabels'] };
  const [create] = useCreateBlogLabelMutation(after);
  const [change] = useUpdateBlogLabelMutation(after);
  return async (input: Values) => {
    if (!label) return (await create({ variables: { kind, input } })).data?.createBlogLabel;
    const { id, revision } = label;
    return (await change({ variables: { kind, id, revision, input } })).data?.updateBlogLabel;
  };
}
