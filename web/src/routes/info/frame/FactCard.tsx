import type { ReactNode } from 'react';

interface FactCardProps {
  title: string;
  /** The headline, such as a price or a number of years. */
  fact?: ReactNode;
  children?: ReactNode;
}

/** One fact in a grid of facts. */
export function FactCard({ title, fact, children }: FactCardProps) {
  return (
    <li className="grid content-start gap-1 rounded-lg border border-line bg-card p-4 md:p-5">
      <h3 className="text-base">{title}</h3>
      {fact && <p className="text-xl font-[780] font-stretch-[112%]">{fact}</p>}
      {children && <div className="text-sm text-ink-2">{children}</div>}
    </li>
  );
}

/** Cards side by side, as many as fit. */
export function FactGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-3 sm:grid-cols-2 md:gap-4 xl:grid-cols-3">{children}</ul>;
}
