import { Autocomplete } from '@base-ui/react/autocomplete';
import { useState } from 'react';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { screensFor } from '../sections/sections.ts';
import { OPTION_STYLE } from './optionStyle.ts';
import { matchingScreens, type PaletteEntry } from './paletteEntries.ts';
import { usePaletteSearch } from './usePaletteSearch.ts';

const FIELD_STYLE =
  'min-h-12 w-full rounded-md border-[1.5px] border-edge bg-card px-4 text-base placeholder:text-ink-2';

/** The palette's field and its results. The focus stays in the field; the arrow keys move through the results. */
export function PaletteBox({ onChoose }: { onChoose: (to: string) => void }) {
  const [typed, setTyped] = useState('');
  const can = useCan();
  const { entries: found, isSearching } = usePaletteSearch(typed);
  const entries = [...matchingScreens(typed, screensFor(can)), ...found];
  return (
    <Autocomplete.Root
      inline
      open
      mode="none"
      autoHighlight="always"
      keepHighlight
      items={entries}
      itemToStringValue={({ title }) => title}
      value={typed}
      onValueChange={(value, { reason }) => reason === 'input-change' && setTyped(value)}
    >
      <div className="grid gap-3">
        <Autocomplete.Input
          data-palette
          type="search"
          aria-label="Find a screen or action"
          maxLength={100}
          placeholder="Order, invoice, tyre, customer, supplier, setting or action"
          className={FIELD_STYLE}
        />
        <Autocomplete.List aria-label="Results" className="grid">
          {(entry: PaletteEntry) => (
            <Autocomplete.Item
              key={entry.to}
              value={entry}
              onClick={() => onChoose(entry.to)}
              className={`${OPTION_STYLE} flex items-center gap-3`}
            >
              <span className="min-w-0 truncate font-[600]">{entry.title}</span>
              <span className="ml-auto shrink-0 text-xs text-ink-2">{entry.detail}</span>
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
        <p role="status" className="text-sm text-ink-2">
          {isSearching ? 'Searching…' : entries.length === 0 && 'No results. Try another word.'}
        </p>
      </div>
    </Autocomplete.Root>
  );
}
