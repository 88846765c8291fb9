import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../../lib/head/PageHead.tsx';
import { classes } from '../../../ui/base/classes.ts';

interface AdminPageProps {
  title: string;
  /** Shown beside the title, such as a badge. */
  mark?: ReactNode;
  /** The list that the back link leads to. */
  back?: { to: string; label: string };
  /** At most one is primary. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen: title, back link and actions above its contents. */
export function AdminPage({ title, mark, back, actions, children }: AdminPageProps) {
  return (
    <div className="mx-auto grid w-full max-w-[100rem] content-start gap-4 p-4 md:gap-5 md:p-6">
      <PageHead title={`${title} – Admin`} robots="noindex,nofollow" />
      <div className="grid gap-1">
        {back && (
          <Link
            to={back.to}
            className={classes(
              'flex min-h-9 items-center gap-1 justify-self-start text-sm text-ink-2',
              'hover:text-ink hover:underline',
            )}
          >
            <ChevronLeft className="size-4" />
            {back.label}
          </Link>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <h1 className="min-w-0 text-xl md:text-[1.75rem]">{title}</h1>
          {mark}
          <div className="ml-auto flex flex-wrap items-center gap-2">{actions}</div>
        </div>
      </div>
      {children}
    </div>
  );
}
