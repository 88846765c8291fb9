import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { AdminOrder } from './adminOrder.ts';

/** Seldom opened: its code is fetched then. */
const Dialog = lazy(async () => ({ default: (await import('./DealtWithDialog.tsx')).DealtWithDialog }));

/** What somebody has to decide about an order, and where they say that it is done. */
export function OrderAttention({ order }: { order: AdminOrder }) {
  const { needsAttention, canBeDealtWith } = order;
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return (
    <>
      {needsAttention !== null && (
        <Notice tone="warn" title="Somebody has to decide about this order.">
          <p className="wrap-anywhere whitespace-pre-line">{needsAttention}</p>
          {canBeDealtWith && (
            <Button
              className="mt-2 justify-self-start"
              aria-haspopup="dialog"
              onClick={() => setDialog('open')}
            >
              Mark as dealt with…
            </Button>
          )}
        </Notice>
      )}
      {dialog !== 'unopened' && (
        <Suspense>
          <Dialog order={order} open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </>
  );
}
