import { useState } from 'react';
import { failed, failureText } from '../../../apollo/failureText.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { NoteForm } from '../../frame/NoteForm.tsx';
import { recounting } from '../../frame/waiting/useWaiting.ts';
import { useDismissCorrectionMutation, type WaitingCorrectionFragment } from './Corrections.generated.ts';

/** Dismisses a correction after asking why, so the vehicle stays as it is. */
export function DismissCorrection({ correction }: { correction: WaitingCorrectionFragment }) {
  const { id, size, revision } = correction;
  const [isOpen, setOpen] = useState(false);
  const [dismiss] = useDismissCorrectionMutation(recounting('Corrections', 'VehicleToEdit'));

  async function save(note: string) {
    const { data, error } = await dismiss({ variables: { input: { id, revision, note } } }).catch(failed);
    const answer = data?.dismissFitmentCorrection;
    if (answer?.__typename === 'InvalidInput') return answer.fields[0]?.message ?? answer.message;
    if (answer?.__typename !== 'FitmentCorrection') return answer?.message ?? failureText(error);
    setOpen(false);
    toast('Correction dismissed.');
    return null;
  }

  return (
    <>
      <Button aria-haspopup="dialog" aria-label={`Dismiss ${size}…`} onClick={() => setOpen(true)}>
        Dismiss…
      </Button>
      <Dialog
        title={`Keep ${size}?`}
        open={isOpen}
        onClose={() => setOpen(false)}
        initialFocus={() => document.querySelector<HTMLElement>('[data-note]')}
      >
        <NoteForm label="Why it stays" action="Dismiss" onSubmit={save} />
      </Dialog>
    </>
  );
}
