import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readListState, writeListState, type ListDefaults, type ListState } from './listState.ts';

/** A list's state and the means to change it. */
export interface ListControl extends ListState {
  /** Changes the state. Any change except of page or columns goes back to page 1. */
  change: (changes: Partial<ListState>, how?: { replace?: boolean }) => void;
  /** The address of the list with these changes. */
  hrefFor: (changes: Partial<ListState>) => string;
  /** The current query of the address, which a saved view stores. */
  query: string;
  /** Replaces the whole state with a saved query. */
  open: (query: string) => void;
}

const KEEPS_PAGE: readonly (keyof ListState)[] = ['page', 'columns'];

/**
 * A list's state, kept in its address so that Back returns to it and a colleague can be sent the link.
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
