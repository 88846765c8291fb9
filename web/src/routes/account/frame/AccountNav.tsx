import { Link } from 'react-router-dom';
import { classes } from '../../../ui/base/classes.ts';
import { accountParts } from './accountParts.ts';

/** Links to the sections of the account page. */
export function AccountNav() {
  return (
    <nav aria-label="Account sections" className="mt-4">
      <ul className="phone-row gap-2 md:flex md:flex-wrap">
        {Object.entries(accountParts).map(([id, title]) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className={classes(
                'inline-flex min-h-11 items-center rounded-full border-[1.5px] border-edge px-4',
                'text-sm font-[650] whitespace-nowrap hover:border-ink focus-visible:rounded-full',
              )}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
