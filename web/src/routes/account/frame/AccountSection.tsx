import type { ReactNode } from 'react';
import { classes } from '../../../ui/base/classes.ts';
import { accountParts, type AccountPart } from './accountParts.ts';

interface AccountSectionProps {
  /** The anchor: `/account#garage`. */
  id: AccountPart;
  /** A sentence about the section's purpose. */
  intro?: ReactNode;
  /** Shown opposite the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One section of the account, in its own card. */
export function AccountSection({ id, intro, action, children }: AccountSectionProps) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={classes(
        'grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 rounded-lg border border-line',
        'bg-card p-5 md:p-6 lg:grid-cols-[16rem_minmax(0,1fr)]',
      )}
    >
      <div className="grid content-start justify-items-start gap-2">
        <h2 id={titleId} className="text-xl">
          {accountParts[id]}
        </h2>
        {intro && <p className="text-sm text-ink-2">{intro}</p>}
        {action}
      </div>
      {children}
    </section>
  );
}
