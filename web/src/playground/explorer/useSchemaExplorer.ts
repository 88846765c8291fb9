import { useState } from 'react';
import type { SchemaPlace } from './schemaPlace.ts';

export interface SchemaExploration {
  /** What is shown unless something is searched for; undefined at the start. */
  place: SchemaPlace | undefined;
  searchText: string;
  search: (text: string) => void;
  open: (place: SchemaPlace) => void;
  back: () => void;
}

/** What the explorer shows, and the way back. Opening a place ends the search. */
export function useSchemaExplorer(): SchemaExploration {
  const [places, setPlaces] = useState<readonly SchemaPlace[]>([]);
  const [searchText, setSearchText] = useState('');
  return {
    place: places.at(-1),
    searchText,
    search: setSearchText,
    open: (place) => {
      setPlaces((before) => [...before, place]);
      setSearchText('');
    },
    back: () => {
      if (searchText) setSearchText('');
      else setPlaces((before) => before.slice(0, -1));
    },
  };
}
