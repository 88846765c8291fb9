import { Navigate } from 'react-router-dom';
import { LEFT_UNPAID, useResumedPayment } from '../../features/checkout/payment/resumedPayment.ts';
import { orderPath } from '../../features/orders/orderPaths.ts';
import { BrowserOnly } from '../../lib/browser/BrowserOnly.tsx';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../lib/head/pageResponse.ts';
import { ProgressSteps } from '../../ui/page/ProgressSteps.tsx';
import { CHECKOUT_STEPS } from '../parts/checkoutSteps.ts';
import { CartContents } from './CartContents.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';

/**
 * /cart: the shopper's cart at current prices. Rendered only in the browser; a customer's cart is also saved in their
 * account.
 */
export function CartRoute() {
  usePageResponse({ cache: 'private' });
  return (
    <div className="wrap grid gap-6 py-6 md:py-10">
      <PageHead title="Your cart" robots="noindex,follow" />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h1 className="text-2xl">Your cart</h1>
        <ProgressSteps steps={CHECKOUT_STEPS} current={0} />
      </div>
      <BrowserOnly fallback={<CartSkeleton />}>
        <Cart />
      </BrowserOnly>
    </div>
  );
}

/** The cart. A shopper who left the payment page of an earlier order goes to that order instead, which stays open. */
function Cart() {
  const resumedId = useResumedPayment();
  return resumedId ? <Navigate to={orderPath(resumedId)} state={LEFT_UNPAID} replace /> : <CartContents />;
}
