import { useState, type SubmitEvent } from 'react';
import { refuseReturnInputRules as rules } from '../../lib/form/inputRules.generated.ts';
import { Button } from '../../ui/base/Button.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import type { NextStepProps } from './nextStepProps.ts';
import { useReturnSteps } from './useReturnSteps.ts';

interface RefuseDialogProps extends NextStepProps {
  open: boolean;
  onClose: () => void;
}

/** Refuses a return after asking for the reason. */
export function RefuseDialog({ open, onClose, ...step }: RefuseDialogProps) {
  return (
    <Dialog title={`Refuse ${step.ret.number}`} open={open} onClose={onClose}>
      <RefuseForm {...step} />
    </Dialog>
  );
}

function RefuseForm({ ret, onReload }: NextStepProps) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const { busy, refuse } = useReturnSteps(ret, onReload);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setFault((await refuse(reason)) ?? undefined);
  }

  return (
    <PostForm onSubmit={submit} className="grid gap-4">
      {ret.reason === 'CANCELLATION' && (
        <p className="text-sm">
          The customer cancelled in time, which the law allows for any reason. Refuse only if the tyres never
          came back. If they were used, deduct from the refund instead.
        </p>
      )}
      <TextAreaField
        label="Reason"
        rows={5}
        hint="Emailed to the customer word for word."
        value={reason}
        length={reason.length}
        maxLength={rules.reason.maxLength}
        error={fault}
        onChange={({ target }) => {
          setReason(target.value);
          setFault(undefined);
        }}
      />
      <DialogActions keepLabel="Keep return">
        <Button type="submit" busy={busy} className="text-bad!">
          Refuse return
        </Button>
      </DialogActions>
    </PostForm>
  );
}
