import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readListState, writeListState, type ListDefaults, type ListState } from './listState.ts';

/** A list's state and how it is changed. */
export interface ListControl extends ListState {
  /** Changes the state; any change but that of the page or columns leads back to the first page. */
  change: (changes: Partial<ListState>, how?: { replace?: boolean }) => void;
  /** The address of the list with these changes. */
  hrefFor: (changes: Partial<ListState>) => string;
  /** The query of the address as it stands: what a saved view keeps. */
  query: string;
  /** Replaces the whole state by a saved query. */
  open: (query: string) => void;
}

const KEEPS_PAGE: readonly (keyof ListState)[] = ['page', 'columns'];

/**
 * The state of a list, kept in its address, so that Back returns to it and a colleague can be sent it.
 * @param defaults must be the same object at each render.
 */
export function useListState(defaults: ListDefaults): ListControl {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readListState(new URLSearchParams(search), defaults), [search, defaults]);

  function hrefFor(changes: Partial<ListState>): string {
    const keepsPage = Object.keys(changes).every((name) => KEEPS_PAGE.some((kept) => kept === name));
    const query = writeListState({ ...state, ...(keepsPage ? {} : { page: 1 }), ...changes }, defaults);
    return query ? `${pathname}?${query}` : pathname;
  }

  return {
    ...state,
    hrefFor,
    change: (changes, { replace = true } = {}) => void navigate(hrefFor(changes), { replace }),
    query: writeListState(state, defaults),
    open: (query) => void navigate(query ? `${pathname}?${query}` : pathname),
  };
}
