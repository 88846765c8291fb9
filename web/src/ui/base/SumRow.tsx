import type { ReactNode } from 'react';

/** One amount of a total, as a row of a `dl`. */
export function SumRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-sm">
      <dt>{name}</dt>
      <dd className="font-[600]">{children}</dd>
    </div>
  );
}
