import { useState } from 'react';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import type { AdminOrder } from './adminOrder.ts';
import { ResolveOrderDialog } from './ResolveOrderDialog.tsx';

/** What somebody has to decide about an order, and how that ends. */
export function OrderAttention({ order }: { order: AdminOrder }) {
  const { needsAttention, canResolve } = order;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {needsAttention !== null && (
        <Notice tone="warn" title="Somebody has to decide about this order.">
          <p className="wrap-anywhere whitespace-pre-line">{needsAttention}</p>
          {canResolve ? (
            <Button className="mt-2 justify-self-start" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              Mark as dealt with…
            </Button>
          ) : (
            <p>This clears once the customer’s money is booked as refunded, under “Payment and refunds”.</p>
          )}
        </Notice>
      )}
      {/* Outside the notice: what is being typed outlives a colleague who was quicker. */}
      <ResolveOrderDialog order={order} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
