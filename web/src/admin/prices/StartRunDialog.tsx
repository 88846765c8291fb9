import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { failed, failureText } from '../../apollo/failureText.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { priceRunPath } from './priceRun.ts';
import { useStartPriceRunMutation } from './PriceRuns.generated.ts';

interface StartRunDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Asks why prices change, and compares them with the rules. */
export function StartRunDialog({ open, onClose }: StartRunDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Compare prices with the rules">
      <StartRunForm />
    </Dialog>
  );
}

function StartRunForm() {
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const [start] = useStartPriceRunMutation();
  const [failure, setFailure] = useState<string | null>(null);

  async function submit({ reason }: { reason: string }) {
    setFailure(null);
    const { data, error } = await start({ variables: { reason: reason.trim() } }).catch(failed);
    const said = data?.startPriceRun;
    if (said?.__typename === 'Import') return void navigate(priceRunPath(said.id));
    setFailure(said?.message ?? failureText(error));
  }

  return (
    <PostForm onSubmit={handleSubmit(submit)} className="grid gap-4">
      {failure && <Notice tone="bad" title={failure} />}
      <p className="text-sm text-ink-2">
        You’ll see every price that would change, with its margin before and after. Nothing changes until you
        apply it.
      </p>
      <TextField
        label="Reason"
        hint="For the history, such as “Michelin’s prices of 1 December”"
        maxLength={200}
        error={formState.errors.reason?.message}
        {...register('reason', {
          validate: (typed) => typed.trim() !== '' || 'Say why prices change',
        })}
      />
      <DialogActions>
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          Compare
        </Button>
      </DialogActions>
    </PostForm>
  );
}
