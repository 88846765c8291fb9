import { Link, useLocation } from 'react-router-dom';
import { isBelow } from '../../../lib/paths/isBelow.ts';
import { classes } from '../../../ui/base/classes.ts';
import { companyPages, helpPages, type InfoPageLink } from './infoPages.ts';

/** Links to the other information pages: beside the page on wide screens, below it on others. */
export function SiblingPages() {
  return (
    <nav
      aria-label="Help and information"
      className={classes(
        'grid content-start gap-6 border-line text-sm max-lg:mt-4 max-lg:grid-cols-2 max-lg:border-t',
        'max-lg:pt-6 lg:sticky lg:top-8 lg:self-start lg:border-l lg:pl-8',
      )}
    >
      <PageList title="Help" pages={helpPages} />
      <PageList title="The shop" pages={companyPages} />
    </nav>
  );
}

function PageList({ title, pages }: { title: string; pages: readonly InfoPageLink[] }) {
  const { pathname } = useLocation();
  return (
    <div>
      <p className="pb-1 font-[700]">{title}</p>
      <ul>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={isBelow(path, pathname) ? 'page' : undefined}
              className={classes(
                'inline-flex min-h-9 items-center text-ink-2 underline-offset-4 hover:text-ink',
                'hover:underline aria-[current=page]:font-[650] aria-[current=page]:text-ink',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
