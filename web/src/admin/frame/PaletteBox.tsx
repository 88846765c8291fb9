import { useId, useState, type KeyboardEvent } from 'react';
import { classes } from '../../ui/classes.ts';
import { matchingScreens, type PaletteEntry } from './paletteEntries.ts';
import { usePaletteSearch } from './usePaletteSearch.ts';

/** The field of the command palette and what it finds. The focus stays in the field; arrows move through the lines. */
export function PaletteBox({ onChoose }: { onChoose: (to: string) => void }) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const listId = useId();
  const { entries: found, isSearching } = usePaletteSearch(typed);
  const entries = [...matchingScreens(typed), ...found];
  const current = Math.min(at, entries.length - 1);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setAt((current + step + entries.length) % entries.length);
    }
    const entry = entries[current];
    if (event.key === 'Enter' && entry) {
      event.preventDefault();
      onChoose(entry.to);
    }
  }

  return (
    <div className="grid gap-3">
      <input
        data-palette
        type="search"
        role="combobox"
        aria-label="Go to a screen, or do something"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={entries.length > 0 ? `${listId}-${current}` : undefined}
        autoComplete="off"
        maxLength={100}
        placeholder="Order, tyre, customer, page or action"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        className="min-h-12 w-full rounded-md border-[1.5px] border-edge bg-card px-4 text-base placeholder:text-ink-2"
      />
      <div id={listId} role="listbox" aria-label="What was found" className="grid">
        {entries.map((entry, index) => (
          <PaletteLine
            key={entry.to}
            id={`${listId}-${index}`}
            entry={entry}
            isCurrent={index === current}
            onChoose={onChoose}
          />
        ))}
      </div>
      <p role="status" className="text-sm text-ink-2">
        {isSearching ? 'Searching…' : entries.length === 0 && 'Nothing found. Try another word.'}
      </p>
    </div>
  );
}

interface PaletteLineProps {
  id: string;
  entry: PaletteEntry;
  isCurrent: boolean;
  onChoose: (to: string) => void;
}

function PaletteLine({ id, entry: { to, title, detail }, isCurrent, onChoose }: PaletteLineProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The field has the focus and takes the keys.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      onClick={() => onChoose(to)}
      className={classes(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-sm hover:bg-tint',
        isCurrent && 'bg-tint',
      )}
    >
      <span className="min-w-0 truncate font-[600]">{title}</span>
      <span className="ml-auto shrink-0 text-xs text-ink-2">{detail}</span>
    </div>
  );
}
