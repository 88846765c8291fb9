import type { ReactNode } from 'react';

/** The head of a column of a table. */
export function ColumnHead({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <th scope="col" className={className}>
      {children}
    </th>
  );
}
