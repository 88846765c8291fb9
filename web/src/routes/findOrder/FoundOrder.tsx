import type { FragmentType } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';

import type { DeliveryMethod } from '../../apollo/schema.generated.ts';
import { PageHead } from '../../lib/PageHead.tsx';
import { Button } from '../../ui/Button.tsx';
import { BuyAgainButton } from '../orders/BuyAgainButton.tsx';
import { InvoiceDocument } from '../orders/InvoiceDocument.tsx';
import { OrderDetails } from '../orders/OrderDetails.tsx';
import { useFoundOrderFragment, type FoundOrderFragment } from './FoundOrder.generated.ts';

interface FoundOrderProps {
  order: FragmentType<FoundOrderFragment>;
  /** The ways of delivery by name. */
  delivery: readonly { method: DeliveryMethod; name: string }[];
}

/** An order that was opened by a code. It has no address of its own: the code has served. */
export function FoundOrder({ order, delivery }: FoundOrderProps) {
  const facts = useFoundOrderFragment(order);
  const [showsInvoice, setShowsInvoice] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What had the focus has gone, as if another page had come.
    page.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [showsInvoice]);

  return (
    <div ref={page} tabIndex={-1} className="outline-none">
      <PageHead title={showsInvoice ? 'Invoice' : `Order ${facts.shortId}`} robots="noindex,follow" />
      {showsInvoice ? (
        <InvoiceDocument order={facts} back={<Button onClick={() => setShowsInvoice(false)}>Back to the order</Button>} />
      ) : (
        <div className="wrap grid gap-6 py-5 md:py-8">
          <OrderDetails order={facts} delivery={delivery} actions={<Actions order={facts} onInvoice={() => setShowsInvoice(true)} />} />
        </div>
      )}
    </div>
  );
}

function Actions({ order, onInvoice }: { order: FoundOrderFragment; onInvoice: () => void }) {
  return (
    <>
      <BuyAgainButton order={order} />
      {order.invoiceNumber && <Button onClick={onInvoice}>Invoice</Button>}
    </>
  );
}
