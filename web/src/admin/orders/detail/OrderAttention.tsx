import { lazy, Suspense, useState } from 'react';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import type { AdminOrder } from './adminOrder.ts';

const ResolveOrderDialog = lazy(async () => ({
  default: (await import('./ResolveOrderDialog.tsx')).ResolveOrderDialog,
}));

/** Shows what staff have to decide about an order, with a button to mark it as resolved. */
export function OrderAttention({ order }: { order: AdminOrder }) {
  const mayChange = useCan()('WRITE_ORDERS');
  const { needsAttention, canResolve } = order;
  /** Null until it's first opened. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      {needsAttention !== null && (
        <Notice tone="warn" title="This order needs a decision">
          <p className="wrap-anywhere whitespace-pre-line">{needsAttention}</p>
          {!canResolve && (
            <p>This clears once the money is recorded as refunded, under “Payment and refunds”.</p>
          )}
          {canResolve && mayChange && (
            <Button className="mt-2 justify-self-start" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              Mark as resolved…
            </Button>
          )}
        </Notice>
      )}
      {/* Outside the notice, so that a half-typed note survives if a colleague resolves the order first. */}
      {isOpen !== null && (
        <Suspense>
          <ResolveOrderDialog order={order} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
