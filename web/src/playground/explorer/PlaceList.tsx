import type { SchemaPlace } from './schemaPlace.ts';

interface PlaceListProps {
  label: string;
  places: readonly SchemaPlace[];
  onOpen: (place: SchemaPlace) => void;
}

/** Types and fields to be opened. */
export function PlaceList({ label, places, onOpen }: PlaceListProps) {
  return (
    <ul aria-label={label} className="text-sm">
      {places.map(({ type, field }) => (
        <li key={`${type}.${field}`}>
          <button
            type="button"
            onClick={() => onOpen({ type, field })}
            className="min-h-8 text-left wrap-anywhere text-ready underline underline-offset-2"
          >
            <code>{field === undefined ? type : `${type}.${field}`}</code>
          </button>
        </li>
      ))}
    </ul>
  );
}
