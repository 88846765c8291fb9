import { PackageOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { EmptyState } from '../../../ui/page/EmptyState.tsx';

/**
 * Shown to a customer without orders, with a link to the shop.
 * @param children a note about orders placed before the account existed.
 */
export function NoOrders({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-4">
      <EmptyState
        icon={<PackageOpen className="size-8" />}
        title="No Orders Yet"
        action={
          <LinkButton to="/shop" variant="primary">
            Browse Tyres
          </LinkButton>
        }
      >
        Orders you place while signed in appear here, with their invoices and tracking.
      </EmptyState>
      {children}
    </div>
  );
}
