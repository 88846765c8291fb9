import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHead } from '../../../lib/head/PageHead.tsx';
import { Button } from '../../../ui/base/Button.tsx';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';

interface PrintPageProps {
  title: string;
  /** Where the back button leads. */
  back: string;
  /** How many sheets can be printed. */
  count: number;
  children: ReactNode;
}

/** The frame of a print preview. Its head isn't printed. */
export function PrintPage({ title, back, count, children }: PrintPageProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6 print:block print:p-0">
      <PageHead title={`${title} – Admin`} robots="noindex,nofollow" />
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <h1 className="mr-auto text-xl md:text-[1.75rem]">{title}</h1>
        <LinkButton to={back}>Back</LinkButton>
        {count > 0 && (
          <Button variant="primary" onClick={() => print()}>
            <Printer className="size-4.5" />
            Print {count}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}
