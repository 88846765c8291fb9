import type { ReactNode } from 'react';

export function ColumnHead({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <th scope="col" className={className}>
      {children}
    </th>
  );
}
