import { useId, type ReactNode } from 'react';

interface CardProps {
  title: string;
  /** Beside the title, such as a button. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of an order's screen. */
export function Card({ title, action, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-3 rounded-lg border border-line bg-card p-4 md:p-5"
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
