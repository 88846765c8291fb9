import { useId, useState, type KeyboardEvent } from 'react';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { screensFor } from '../sections/sections.ts';
import { OptionLine } from './OptionLine.tsx';
import { matchingScreens } from './paletteEntries.ts';
import { useCurrentLine } from './useCurrentLine.ts';
import { usePaletteSearch } from './usePaletteSearch.ts';

/** The field of the command palette and what it finds. The focus stays in the field; arrows move through the lines. */
export function PaletteBox({ onChoose }: { onChoose: (to: string) => void }) {
  const [typed, setTyped] = useState('');
  const can = useCan();
  const listId = useId();
  const { entries: found, isSearching } = usePaletteSearch(typed);
  const entries = [...matchingScreens(typed, screensFor(can)), ...found];
  const line = useCurrentLine(entries.length);
  const { current } = line;

  function onKeyDown(event: KeyboardEvent) {
    line.arrow(event)?.();
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
        placeholder="Order, tyre, customer, page, setting or action"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          line.reset();
        }}
        onKeyDown={onKeyDown}
        className="min-h-12 w-full rounded-md border-[1.5px] border-edge bg-card px-4 text-base placeholder:text-ink-2"
      />
      <div id={listId} role="listbox" aria-label="What was found" className="grid">
        {entries.map(({ to, title, detail }, index) => (
          <OptionLine
            key={to}
            id={`${listId}-${index}`}
            isCurrent={index === current}
            onChoose={() => onChoose(to)}
            className="flex items-center gap-3"
          >
            <span className="min-w-0 truncate font-[600]">{title}</span>
            <span className="ml-auto shrink-0 text-xs text-ink-2">{detail}</span>
          </OptionLine>
        ))}
      </div>
      <p role="status" className="text-sm text-ink-2">
        {isSearching ? 'Searching…' : entries.length === 0 && 'Nothing found. Try another word.'}
      </p>
    </div>
  );
}
