import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { suggest } from './suggest.ts';
import { useSuggestedArticlesQuery, useSuggestionListsQuery } from './Suggestions.generated.ts';

interface SuggestionsProps {
  typed: string;
  onFollow: () => void;
}

/** Debounce before searching for articles, in milliseconds. */
const REST = 200;
/** Shorter words find too many articles. */
const SHORTEST = 3;

const LIST =
  'absolute inset-x-0 top-full z-40 mt-1 max-h-[60dvh] overflow-y-auto rounded-lg border border-line bg-card p-1 ' +
  'shadow-float';

/** Links below the search field to matches for the typed text. */
export function Suggestions({ typed, onFollow }: SuggestionsProps) {
  const rested = useDebouncedValue(typed.trim());
  const { data: lists } = useSuggestionListsQuery();
  const isWord = rested.length >= SHORTEST && /\p{L}{3}/u.test(rested);
  const { data: articles } = useSuggestedArticlesQuery({ variables: { search: rested }, skip: !isWord });
  const found = suggest(typed, { lists, articles: isWord ? articles : undefined });
  return (
    <>
      <p role="status" className="sr-only">
        {found.length > 0 && `${found.length} ${found.length === 1 ? 'suggestion' : 'suggestions'}`}
      </p>
      {found.length > 0 && (
        <ul aria-label="Suggestions" className={LIST}>
          {found.map(({ to, title, detail }) => (
            <li key={to}>
              <Link
                to={to}
                // Keep the focus in the field, or the list would disappear before the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={onFollow}
                className="flex min-h-11 items-center gap-3 rounded-md px-3 text-sm hover:bg-tint"
              >
                <span className="min-w-0 font-[600] wrap-anywhere">{title}</span>
                <span className="ml-auto shrink-0 text-xs text-ink-2">{detail}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The text once typing has paused. */
function useDebouncedValue(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
