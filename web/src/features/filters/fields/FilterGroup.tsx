import type { ReactNode } from 'react';

/** A named group of filters. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="float-left mb-2 w-full text-sm font-[700]">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
