import { useState } from 'react';
import type { SchemaPlace } from './schemaPlace.ts';

export interface SchemaExploration {
  /** The place shown while the search is empty; undefined at the start. */
  place: SchemaPlace | undefined;
  searchText: string;
  search: (text: string) => void;
  open: (place: SchemaPlace) => void;
  back: () => void;
}

/** The explorer's state, with a way back. Opening a place ends the search. */
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
