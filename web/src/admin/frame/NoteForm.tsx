import { useForm, useWatch } from 'react-hook-form';
import { fieldsOf } from '../../lib/form/inputRule.ts';
import { orderNotesInputRules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';

interface NoteFormProps {
  label: string;
  /** The button's label. */
  action: string;
  /** Sends the note. Resolves to an error message, or null once the note is accepted. */
  onSubmit: (note: string) => Promise<string | null>;
}

/** A form for a note to the team. It keeps what was typed until the note is accepted. */
export function NoteForm({ label, action, onSubmit }: NoteFormProps) {
  const form = useForm({ defaultValues: { text: '' } });
  const { handleSubmit, setError, control, formState } = form;
  const field = fieldsOf(form, orderNotesInputRules);
  const text = useWatch({ control, name: 'text' });

  async function submit(note: { text: string }) {
    const message = await onSubmit(note.text);
    if (message !== null) setError('text', { message });
  }

  return (
    <PostForm onSubmit={handleSubmit(submit)} className="grid gap-4">
      <TextAreaField
        label={label}
        hint="Only staff can see this."
        rows={4}
        data-note
        length={text.length}
        {...field('text')}
      />
      <DialogActions>
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          {action}
        </Button>
      </DialogActions>
    </PostForm>
  );
}
