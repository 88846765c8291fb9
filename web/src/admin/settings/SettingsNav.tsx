import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../ui/base/classes.ts';

/** The address of a group of settings. */
export const settingsPath = (name: string): string => `/admin/settings/${name.toLowerCase()}`;

/** The page beside the groups that lists the services outside the shop. */
const CONNECTIONS = { name: 'CONNECTIONS', label: 'Connections' };

interface SettingsNavProps {
  groups: readonly { name: string; label: string }[];
  /** The name of the page shown, such as COMPANY. */
  chosen: string;
}

/** Links to the pages of the settings: beside the page, or above it on phones. */
export function SettingsNav({ groups, chosen }: SettingsNavProps) {
  const current = useRef<HTMLAnchorElement>(null);
  const row = useRef<HTMLElement>(null);
  // Scrolls the row only: scrollIntoView would also move the page.
  useEffect(() => {
    const [nav, link] = [row.current, current.current];
    if (nav && link) nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
  }, [chosen]);
  return (
    <nav
      ref={row}
      aria-label="Settings"
      className="relative -mx-4 overflow-x-auto px-4 py-1 lg:mx-0 lg:overflow-visible lg:p-0"
    >
      <ul className="flex gap-2 lg:sticky lg:top-19 lg:grid lg:gap-0.5">
        {[...groups, CONNECTIONS].map(({ name, label }) => (
          <li key={name}>
            <Link
              ref={name === chosen ? current : undefined}
              to={settingsPath(name)}
              aria-current={name === chosen ? 'page' : undefined}
              className={classes(
                'flex min-h-11 items-center rounded-full border-[1.5px] border-edge bg-card px-4 text-sm font-[600]',
                'whitespace-nowrap hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink',
                'aria-[current=page]:text-paper lg:rounded-md lg:border-transparent lg:bg-transparent lg:px-3',
                'lg:hover:border-transparent lg:hover:bg-tint',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
