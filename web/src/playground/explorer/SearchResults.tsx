import { PlaceList } from './PlaceList.tsx';
import type { SchemaPlace } from './schemaPlace.ts';
import { searchSchema } from './searchSchema.ts';
import { shopSchema } from './shopSchema.ts';

const MOST_SHOWN = 50;

interface SearchResultsProps {
  text: string;
  onOpen: (place: SchemaPlace) => void;
}

/** The types and fields that a search found. */
export function SearchResults({ text, onOpen }: SearchResultsProps) {
  const found = searchSchema(shopSchema, text);
  const shown = found.slice(0, MOST_SHOWN);
  return (
    <>
      <p role="status" className="text-sm text-ink-2">
        {found.length > MOST_SHOWN ? `The first ${MOST_SHOWN} of ${found.length}` : `Found: ${found.length}`}
      </p>
      <PlaceList label="Results" places={shown} onOpen={onOpen} />
    </>
  );
}
