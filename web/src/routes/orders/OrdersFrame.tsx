import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';

/** The frame of the list of orders, in every state. */
export function OrdersFrame({ children }: { children: ReactNode }) {
  return (
    <div className="wrap grid max-w-4xl gap-6 py-5 md:py-8">
      <div className="grid gap-2">
        <Breadcrumbs items={[{ label: 'Account', to: '/account' }, { label: 'Orders' }]} />
        <h1 className="text-2xl">Your orders</h1>
      </div>
      {children}
    </div>
  );
}
