import { Link } from 'react-router-dom';
import { accountParts } from './accountParts.ts';

/** Leads to the parts of a page that is long. */
export function AccountNav() {
  return (
    <nav aria-label="Parts of your account" className="mt-4 max-md:-mx-4">
      <ul className="flex gap-2 max-md:[scrollbar-width:none] max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap">
        {Object.entries(accountParts).map(([id, title]) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full border-[1.5px] border-edge px-4 text-sm font-[650] whitespace-nowrap hover:border-ink focus-visible:rounded-full"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
