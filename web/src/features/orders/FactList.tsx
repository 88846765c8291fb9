import type { ReactNode } from 'react';

export function FactList({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-0.5">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="font-[650] wrap-anywhere">{children}</dd>
    </div>
  );
}
