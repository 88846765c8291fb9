import type { ReactNode } from 'react';

/** One of the amounts that make up a total, in a list of terms. */
export function SumRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-sm">
      <dt>{name}</dt>
      <dd className="font-[600]">{children}</dd>
    </div>
  );
}
