import { CircleAlert } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { usePageResponse } from '../../../lib/head/pageResponse.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';

const FAULT = 500;

/** Says why the tyres couldn't be loaded. The button loads a new page from the server. */
export function OldFailed({ title }: { title: string }) {
  const { pathname, search } = useLocation();
  usePageResponse({ status: FAULT, cache: 'private' });
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlert className="size-8" />}
        title={title}
        action={
          <LinkButton to={pathname + search} reloadDocument variant="primary">
            Refresh Page
          </LinkButton>
        }
      >
        Your cart is safe.
      </EmptyState>
    </div>
  );
}
