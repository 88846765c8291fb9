import { useId, type ReactNode } from 'react';
import { classes } from '../../../ui/base/classes.ts';

interface PanelProps {
  title: string;
  /** Shown beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled card on a screen. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classes(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3',
        'rounded-lg border border-line bg-card p-4 md:p-5',
      )}
    >
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
