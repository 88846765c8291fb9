import { Button } from '../../ui/base/Button.tsx';
import { classes } from '../../ui/base/classes.ts';

interface RemovedNoticeProps {
  /** The name of the removed item. */
  what: string;
  /** For example "your cart". */
  from: string;
  onUndo: () => void;
}

/** Says what was removed from a list, and offers to restore it. */
export function RemovedNotice({ what, from, onUndo }: RemovedNoticeProps) {
  return (
    <div
      role="status"
      className={classes(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md border border-line',
        'bg-tint px-4 py-2 text-sm',
      )}
    >
      <p>
        {what} was removed from {from}.
      </p>
      <Button variant="plain" className="px-0!" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
