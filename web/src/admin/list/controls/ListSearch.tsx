import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { classes } from '../../../ui/base/classes.ts';
import type { ListControl } from '../state/useListState.ts';

/** The debounce before a search, in milliseconds. */
const REST = 300;

/** A list's search field. It searches as the user types; "/" focuses it from anywhere on the screen. */
export function ListSearch({ label, list }: { label: string; list: ListControl }) {
  const input = useRef<HTMLInputElement>(null);
  const { search, change } = list;
  const { pathname } = useLocation();
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  /** The last search made here. Any other came from elsewhere, such as a saved view. */
  const [asked, setAsked] = useState(search);
  if (search !== seen) {
    setSeen(search);
    if (search !== asked) setTyped(search);
  }
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });

  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => {
      // The user has gone on to a screen that is still loading: don't pull them back.
      if (window.location.pathname !== pathname) return;
      setAsked(typed.trim());
      latest.current({ search: typed.trim() });
    }, REST);
    return () => clearTimeout(timer);
  }, [typed, search, pathname]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.matches('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || isTyping) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <search className="relative min-w-0 flex-1 basis-full md:basis-60">
      <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-2" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={typed}
        maxLength={100}
        onChange={({ target }) => setTyped(target.value)}
        className={classes(
          'min-h-11 w-full rounded-md border-[1.5px] border-edge bg-card py-2 pr-10 pl-9 text-sm',
          // We draw our own clear button, because a keyboard can reach it.
          'placeholder:text-ink-2 hover:border-ink [&::-webkit-search-cancel-button]:hidden',
        )}
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            setTyped('');
            input.current?.focus();
          }}
          className="absolute top-0 right-0 grid size-11 place-items-center"
        >
          <X className="size-4" />
        </button>
      )}
    </search>
  );
}
