import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  icon?: ReactNode;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/** Says that there's nothing to show, why, and what to do. */
export function EmptyState({ title, icon, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-edge px-6 py-14 text-center">
      {icon && <div className="text-ink-2">{icon}</div>}
      <h2 className="text-xl">{title}</h2>
      {children && <div className="max-w-prose text-sm text-ink-2">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
