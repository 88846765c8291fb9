import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { classes } from '../ui/classes.ts';

const LISTING = '/shop';

/** Searches the listing. Blank text does nothing; without a script the form asks the server. */
export function SearchBox({ className = '' }: { className?: string }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  // On other pages, `search` belongs to the page itself.
  const searched = (pathname === LISTING && params.get('search')) || '';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('search');
    const search = typeof text === 'string' ? text.trim() : '';
    if (search !== '') void navigate(`${LISTING}?${new URLSearchParams({ search })}`);
  }

  return (
    <form
      role="search"
      action={LISTING}
      onSubmit={submit}
      className={classes(
        'flex items-center rounded-full border-[1.5px] border-ink bg-card pr-1.5 pl-4.5',
        `focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus ${className}`,
      )}
    >
      <Search aria-hidden="true" className="mr-2.5 size-4.5 shrink-0 text-ink-2" />
      <input
        key={searched}
        type="search"
        autoCapitalize="none"
        name="search"
        defaultValue={searched}
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
  );
}
