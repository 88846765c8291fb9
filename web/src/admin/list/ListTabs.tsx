import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/text/format.ts';
import { classes } from '../../ui/base/classes.ts';
import type { ListTab } from './state/listProps.ts';
import type { ListControl } from './state/useListState.ts';

/** The tabs of a list, each with its count. */
export function ListTabs({ tabs, list }: { tabs: readonly ListTab[]; list: ListControl }) {
  return (
    <nav aria-label="Tabs" className="-mx-1 overflow-x-auto p-1">
      <ul className="flex gap-2">
        {tabs.map(({ id, label, count }) => (
          <li key={id}>
            <Link
              to={list.hrefFor({ tab: id })}
              aria-current={list.tab === id ? 'page' : undefined}
              className={classes(
                'flex min-h-10 items-center gap-1.5 rounded-full border-[1.5px] border-edge bg-card px-4 text-sm',
                'font-[650] whitespace-nowrap hover:border-ink focus-visible:rounded-full',
                'aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper',
              )}
            >
              {label}
              {count !== undefined && <span className="font-normal">· {formatCount(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
