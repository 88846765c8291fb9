import type { ReactNode } from 'react';
import { useCan } from '../../features/accounts/session/useCan.ts';
import { BrowserOnly } from '../../lib/browser/BrowserOnly.tsx';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../lib/head/pageResponse.ts';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { NotFoundRoute } from '../notFound/NotFoundRoute.tsx';
import { useDiagnosticsGuardSuspenseQuery } from './DiagnosticsGuard.generated.ts';

interface DiagnosticsGuardProps {
  title: string;
  /** The page's purpose. */
  summary: string;
  /** Rendered only in the browser, whose connection is being tested. */
  children: ReactNode;
}

/**
 * The frame of a diagnostic page. In production these pages exist only for staff who operate the shop: the server,
 * which doesn't know the visitor, answers 404, and the browser then renders the page.
 */
export function DiagnosticsGuard({ title, summary, children }: DiagnosticsGuardProps) {
  usePageResponse({ cache: 'private' });
  const { data } = useDiagnosticsGuardSuspenseQuery();
  const can = useCan();
  if (!data.shopSettings.diagnosticsAreOpen && !can('OPERATE')) return <NotFoundRoute />;
  return (
    <div className="wrap grid max-w-4xl gap-6 py-8 md:py-12">
      <PageHead title={title} description={summary} robots="noindex,nofollow" />
      <div className="grid gap-2">
        <h1 className="text-2xl">{title}</h1>
        <p className="text-ink-2">{summary}</p>
      </div>
      <BrowserOnly fallback={<Skeleton className="h-80" />}>{children}</BrowserOnly>
    </div>
  );
}
