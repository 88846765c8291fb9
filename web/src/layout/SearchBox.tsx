import { Search } from 'lucide-react';
import { lazy, Suspense, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PageErrorBoundary } from '../routing/PageErrorBoundary.tsx';
import { classes } from '../ui/base/classes.ts';

const Suggestions = lazy(async () => ({
  default: (await import('../features/search/Suggestions.tsx')).Suggestions,
}));

const LISTING = '/shop';

/** A single letter matches too much. */
const LEAST_TYPED = 2;

/**
 * Searches the listing, and suggests matches while the visitor types. Blank text does nothing. Without JavaScript
 * it's a plain form.
 */
export function SearchBox({ className = '' }: { className?: string }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  // On other pages, `search` is the page's own parameter.
  const searched = (pathname === LISTING && params.get('search')) || '';

  // The text typed since the suggestions last closed.
  const [typed, setTyped] = useState('');
  const close = () => setTyped('');

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // The field, then the suggestions, so that arrow keys move between them.
    const [field, ...links] = event.currentTarget.querySelectorAll<HTMLElement>('input, li a');
    const places = field ? [field, ...links] : [];
    if (event.key === 'Escape') {
      close();
      field?.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || links.length === 0) return;
    event.preventDefault();
    const at = places.findIndex((place) => place === document.activeElement);
    places.at((at + step) % places.length)?.focus();
  }

  function closeOutside({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) close();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    close();
    const text = new FormData(event.currentTarget).get('search');
    const search = typeof text === 'string' ? text.trim() : '';
    if (search !== '') void navigate(`${LISTING}?${new URLSearchParams({ search })}`);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Its field and links take the keys.
    <div className={`relative ${className}`} onKeyDown={onKeyDown} onBlur={closeOutside}>
      <form
        role="search"
        action={LISTING}
        onSubmit={submit}
        className={classes(
          'flex h-full items-center rounded-full border-[1.5px] border-ink bg-card pr-1.5 pl-4.5',
          // On a phone the row above would cover an outer ring.
          'focus-within:outline-3 focus-within:outline-focus max-md:focus-within:-outline-offset-3 ' +
            'md:focus-within:outline-offset-2',
        )}
      >
        <Search className="mr-2.5 size-4.5 shrink-0 text-ink-2" />
        <input
          key={searched}
          type="search"
          autoCapitalize="none"
          name="search"
          defaultValue={searched}
          onChange={({ target }) => setTyped(target.value)}
          aria-label="Search tyres"
          placeholder="Size, brand or model"
          enterKeyHint="search"
          autoComplete="off"
          className="h-full w-0 min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-2"
        />
        <button
          type="submit"
          className={classes(
            'h-9 rounded-full bg-ink px-4.5 text-sm font-[650] text-paper hover:bg-ink-2',
            'focus-visible:rounded-full',
          )}
        >
          Search
        </button>
      </form>
      {typed.trim().length >= LEAST_TYPED && (
        <PageErrorBoundary resetOn={typed} fallback={<></>}>
          <Suspense fallback={null}>
            <Suggestions typed={typed} onFollow={close} />
          </Suspense>
        </PageErrorBoundary>
      )}
    </div>
  );
}
