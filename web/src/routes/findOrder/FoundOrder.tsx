import type { FragmentType } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { PageHead } from '../../lib/PageHead.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { BuyAgainButton } from '../orders/BuyAgainButton.tsx';
import { InvoiceDocument } from '../orders/InvoiceDocument.tsx';
import { OrderDetails } from '../orders/OrderDetails.tsx';
import type { GuestOrderQuery } from './FindOrder.generated.ts';
import { useFoundOrderFragment, type FoundOrderFragment } from './FoundOrder.generated.ts';

interface FoundOrderProps {
  order: FragmentType<FoundOrderFragment>;
  settings: GuestOrderQuery['shopSettings'];
}

/** An order that was opened by a code. It has no address of its own: the code is its key. */
export function FoundOrder({ order, settings }: FoundOrderProps) {
  const facts = useFoundOrderFragment(order);
  const [showsInvoice, setShowsInvoice] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused element has gone, as on a change of page.
    page.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [showsInvoice]);

  return (
    <div ref={page} tabIndex={-1} className="outline-none">
      <PageHead title={showsInvoice ? 'Invoice' : `Order ${facts.shortId}`} robots="noindex,follow" />
      {showsInvoice ? (
        <InvoiceDocument
          order={facts}
          back={<Button onClick={() => setShowsInvoice(false)}>Back to the order</Button>}
        />
      ) : (
        <div className="wrap grid gap-6 py-5 md:py-8">
          <OrderDetails
            order={facts}
            delivery={settings.delivery}
            actions={<Actions order={facts} settings={settings} onInvoice={() => setShowsInvoice(true)} />}
          />
        </div>
      )}
    </div>
  );
}

interface ActionsProps {
  order: FoundOrderFragment;
  settings: GuestOrderQuery['shopSettings'];
  onInvoice: () => void;
}

function Actions({ order, settings: { phone, phoneHref }, onInvoice }: ActionsProps) {
  const awaitsPayment =
    order.status === 'PENDING' && order.paymentStatus === 'UNPAID' && order.received === null;
  return (
    <>
      <BuyAgainButton order={order} />
      {order.invoiceNumber && <Button onClick={onInvoice}>Invoice</Button>}
      {awaitsPayment && (
        <Notice tone="warn" title="Not paid yet" className="order-last basis-full">
          <p>
            You can pay in the browser you ordered with, where the payment page is still open, or call us on{' '}
            <a href={phoneHref} className="whitespace-nowrap underline underline-offset-4">
              {phone}
            </a>
            .
          </p>
        </Notice>
      )}
    </>
  );
}
