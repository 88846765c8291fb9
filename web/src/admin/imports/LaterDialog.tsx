import { useState } from 'react';
import { Button } from '../../ui/base/Button.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { fromLondonInput } from '../form/londonTime.ts';

interface LaterDialogProps {
  open: boolean;
  onClose: () => void;
  busy: boolean;
  /** Takes the time as an ISO date. */
  onChoose: (at: string) => Promise<void>;
}

/** Asks when a change to many records is to be applied. */
export function LaterDialog({ open, onClose, ...form }: LaterDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Apply later">
      <LaterForm {...form} />
    </Dialog>
  );
}

function LaterForm({ busy, onChoose }: Pick<LaterDialogProps, 'busy' | 'onChoose'>) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  async function onSubmit() {
    const at = fromLondonInput(typed);
    if (at === null) return setError('Enter a day and a time');
    if (Date.parse(at) <= Date.now()) return setError('Choose a time in the future');
    await onChoose(at);
  }

  return (
    <PostForm
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
      className="grid gap-4"
    >
      <TextField
        type="datetime-local"
        label="Day and time in London"
        hint="It starts within a minute of then. Until then you can stop it."
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
        className="max-w-72"
      />
      <DialogActions>
        <Button type="submit" variant="primary" busy={busy}>
          Apply then
        </Button>
      </DialogActions>
    </PostForm>
  );
}
