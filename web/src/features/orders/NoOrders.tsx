import { PackageOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** Somebody without orders, and where to begin. @param children what there is to say of orders placed before there was an account. */
export function NoOrders({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-4">
      <EmptyState
        icon={<PackageOpen aria-hidden="true" className="size-8" />}
        title="No Orders Yet"
        action={
          <LinkButton to="/shop" variant="primary">
            Browse Tyres
          </LinkButton>
        }
      >
        What you order while signed in is kept here, with its invoice and the way it has come.
      </EmptyState>
      {children}
    </div>
  );
}
