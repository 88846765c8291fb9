import type { ReactNode } from 'react';
import { failureText } from '../../../apollo/failureText.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';
import { LoadFailed } from '../../../ui/page/LoadFailed.tsx';
import { AdminPage } from './AdminPage.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';

interface NotShownProps {
  /** The result of the query hook. */
  query: { data?: unknown; error?: unknown; refetch: () => Promise<unknown> };
  /** The noun for what the screen shows, such as "claim". */
  thing: string;
  /** The list to go back to. */
  back: { to: string; label: string };
  /** Why it might not exist. */
  children: ReactNode;
}

/** Shown while something loads, when it can't be loaded, or when it doesn't exist. */
export function NotShown({ query: { data, error, refetch }, thing, back, children }: NotShownProps) {
  if (!data && !error) return <ScreenLoading />;
  return (
    <AdminPage title={thing.charAt(0).toUpperCase() + thing.slice(1)} back={back}>
      {data ? (
        <EmptyState
          title={`We can’t find this ${thing}`}
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
