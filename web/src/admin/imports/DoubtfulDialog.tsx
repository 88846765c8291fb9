import type { ImportDoubtful } from '../../apollo/schema.generated.ts';
import { formatCount } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import type { ShownImportFragment } from './Imports.generated.ts';

interface DoubtfulDialogProps {
  /** The figures whose rows are doubtful. */
  figures: ShownImportFragment['figures'];
  open: boolean;
  onClose: () => void;
  busy: boolean;
  onChoose: (treatment: ImportDoubtful) => void;
}

/** Asks what becomes of rows that a person should look at, such as prices that jump. */
export function DoubtfulDialog({ figures, busy, onChoose, ...dialog }: DoubtfulDialogProps) {
  return (
    <Dialog {...dialog} title="Apply these rows, or leave them out?">
      <div className="grid gap-3">
        <ul className="grid list-disc gap-1 pl-5">
          {figures.map(({ name, label, count }) => (
            <li key={name}>
              {label}: <strong>{formatCount(count)}</strong>
            </li>
          ))}
        </ul>
        <p>Rows that are left out change nothing. They stay on this page, with the reason.</p>
        <DialogActions keepLabel="Look at them first">
          <Button busy={busy} onClick={() => onChoose('APPLY')}>
            Apply them too
          </Button>
          <Button variant="primary" busy={busy} onClick={() => onChoose('LEAVE_OUT')}>
            Leave them out
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
