import { Search } from 'lucide-react';
import { classes } from '../../../ui/base/classes.ts';
import { showPalette } from './paletteStore.ts';

/** Opens the command palette and shows its shortcut. */
export function PaletteButton() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={() => showPalette(true)}
      className={classes(
        'flex min-h-10 items-center gap-2 rounded-md border border-edge bg-card px-3 text-sm',
        'text-ink-2 hover:border-ink xl:min-w-72',
      )}
    >
      <Search className="size-4" />
      <span className="max-xl:sr-only">Go to order, tyre, customer, page</span>
      <kbd className="ml-auto rounded-sm border border-line px-1.5 font-sans text-xs">Ctrl K</kbd>
    </button>
  );
}
