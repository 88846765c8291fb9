import { useForm } from 'react-hook-form';
import { failed, failureText } from '../../../apollo/failureText.ts';
import { fieldsOf } from '../../../lib/form/inputRule.ts';
import { saveViewInputRules } from '../../../lib/form/inputRules.generated.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { useSaveViewMutation } from './SavedViews.generated.ts';

interface SaveViewDialogProps {
  name: string;
  /** The query of the list's address, saved under the view's name. */
  query: string;
  open: boolean;
  onClose: () => void;
}

export function SaveViewDialog({ name: list, query, open, onClose }: SaveViewDialogProps) {
  return (
    <Dialog
      title="Save this view"
      open={open}
      onClose={onClose}
      initialFocus={() => document.querySelector<HTMLElement>('[data-first]')}
    >
      <SaveViewForm list={list} query={query} onSaved={onClose} />
    </Dialog>
  );
}

function SaveViewForm({ list, query, onSaved }: { list: string; query: string; onSaved: () => void }) {
  const form = useForm({ defaultValues: { name: '' } });
  const { handleSubmit, setError, formState } = form;
  const field = fieldsOf(form, saveViewInputRules);
  const [save] = useSaveViewMutation({ refetchQueries: ['SavedViews'] });

  async function submit({ name }: { name: string }) {
    const answer = await save({ variables: { input: { list, name, query } } }).catch(failed);
    const saved = answer.data?.saveView;
    if (saved?.__typename === 'SavedView') {
      toast(`View “${saved.name}” saved.`);
      return onSaved();
    }
    setError('name', {
      message: saved?.message ?? failureText(answer.error, 'We couldn’t save the view. Please try again.'),
    });
  }

  return (
    <PostForm onSubmit={handleSubmit(submit)} className="grid gap-4">
      <TextField
        label="Name"
        hint="Only you can see it. For example, “Express, oldest first”. Replaces a view with the same name."
        data-first
        {...field('name')}
      />
      <DialogActions>
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          Save view
        </Button>
      </DialogActions>
    </PostForm>
  );
}
