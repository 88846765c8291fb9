import type { ReactNode } from 'react';
import { failureText } from '../../../apollo/failureText.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { LoadFailed } from '../../../ui/page/LoadFailed.tsx';
import { AdminPage } from './AdminPage.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';

interface NotShownProps {
  /** What the hook of the query gives. */
  query: { data?: unknown; error?: unknown; refetch: () => Promise<unknown> };
  /** What the screen would show, such as "claim". */
  thing: string;
  /** The list that it would be in. */
  back: { to: string; label: string };
  /** Why there may be no such thing. */
  children: ReactNode;
}

/** Stands in for a thing that its screen cannot show: it is still loading, could not be loaded, or there is none. */
export function NotShown({ query: { data, error, refetch }, thing, back, children }: NotShownProps) {
  if (!data && !error) return <ScreenLoading />;
  return (
    <AdminPage title={thing.charAt(0).toUpperCase() + thing.slice(1)} back={back}>
      {data ? (
        <EmptyState
          title={`There is no such ${thing}`}
          action={<LinkButton to={back.to}>Back to the list</LinkButton>}
        >
          {children}
        </EmptyState>
      ) : (
        <LoadFailed what={`the ${thing}`} why={failureText(error)} onRetry={refetch} />
      )}
    </AdminPage>
  );
}
