import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../base/classes.ts';

interface AccordionItemProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** The id for direct links. */
  id?: string;
}

/** Sections that open individually. It works without JavaScript. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className="divide-y divide-line border-y border-line">{children}</div>;
}

/** One section of an accordion. */
export function AccordionItem({ summary, children, open = false, id }: AccordionItemProps) {
  return (
    <details id={id} open={open} className="group scroll-mt-6">
      <summary
        className={classes(
          'flex min-h-12 list-none items-center justify-between gap-4 py-3 font-[650] hover:underline',
          '[&::-webkit-details-marker]:hidden',
        )}
      >
        {summary}
        <ChevronDown className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5 text-ink-2">{children}</div>
    </details>
  );
}
