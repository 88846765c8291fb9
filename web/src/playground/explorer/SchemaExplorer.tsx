import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../ui/base/IconButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { PlaceList } from './PlaceList.tsx';
import type { SchemaPlace } from './schemaPlace.ts';
import { SearchResults } from './SearchResults.tsx';
import { TypeDetails } from './TypeDetails.tsx';
import type { SchemaExploration } from './useSchemaExplorer.ts';

const ROOTS: readonly SchemaPlace[] = [{ type: 'Query' }, { type: 'Mutation' }];

/** Searches and shows the schema. An opened place takes the focus, because the link to it may be gone. */
export function SchemaExplorer({ place, searchText, search, open, back }: SchemaExploration) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const opened = place && panel.current?.querySelector<HTMLElement>('[data-open]');
    opened?.focus({ preventScroll: true });
    opened?.scrollIntoView();
  }, [place]);
  return (
    <aside
      ref={panel}
      aria-labelledby="schema"
      className="flex min-h-0 flex-col border-line max-lg:border-t lg:border-l"
    >
      <div className="grid grid-cols-[1fr_auto] items-center gap-y-1 px-4 pt-2 pb-4">
        <h2 id="schema" className="text-base">
          Schema
        </h2>
        <IconButton
          label="Back"
          icon={<ArrowLeft className="size-4.5" />}
          disabled={!place && !searchText}
          onClick={back}
        />
        <TextField
          type="search"
          label="Search types and fields"
          value={searchText}
          onChange={({ target }) => search(target.value)}
          className="col-span-full"
        />
      </div>
      <div className="grid max-h-[75dvh] content-start gap-3 overflow-y-auto border-t border-line p-4 lg:max-h-none">
        {searchText.trim() ? (
          <SearchResults text={searchText} onOpen={open} />
        ) : place ? (
          <TypeDetails place={place} onOpen={open} />
        ) : (
          <PlaceList label="Root types" places={ROOTS} onOpen={open} />
        )}
      </div>
    </aside>
  );
}
