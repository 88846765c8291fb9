import { useState } from 'react';
import type { BulkChangeKind } from '../../../apollo/schema.generated.ts';
import { classes } from '../../../ui/base/classes.ts';
import { BulkDialog } from './BulkDialog.tsx';
import type { Chosen } from './bulkDraft.ts';

/** The dialogs of the bar, with the kinds of change each offers. */
const ACTIONS: readonly { label: string; title: string; kinds: readonly BulkChangeKind[] }[] = [
  { label: 'Prices…', title: 'Change prices', kinds: ['PRICE'] },
  { label: 'Sale…', title: 'Start or end a sale', kinds: ['SALE_START', 'SALE_END'] },
  { label: 'Stock…', title: 'Change stock', kinds: ['STOCK_ADJUST', 'STOCK_SET'] },
  { label: 'Publish…', title: 'Publish or unpublish', kinds: ['PUBLISH', 'WITHDRAW'] },
];

interface BulkActionsProps {
  chosen: Chosen;
  /** Called with the id of the started change. */
  onStarted: (id: number) => void;
}

/** The bulk actions for the selected products. */
export function BulkActions({ chosen, onStarted }: BulkActionsProps) {
  const [open, setOpen] = useState<(typeof ACTIONS)[number] | null>(null);
  return (
    <>
      {ACTIONS.map((action, index) => (
        <button
          key={action.label}
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(action)}
          className={classes(
            'min-h-10 rounded-md px-4 font-[650]',
            index === 0
              ? 'bg-signal text-on-signal hover:bg-signal-hover'
              : 'border border-current hover:bg-current/10',
          )}
        >
          {action.label}
        </button>
      ))}
      {open && (
        <BulkDialog
          title={open.title}
          kinds={open.kinds}
          chosen={chosen}
          onClose={() => setOpen(null)}
          onStarted={(id) => {
            setOpen(null);
            onStarted(id);
          }}
        />
      )}
    </>
  );
}
