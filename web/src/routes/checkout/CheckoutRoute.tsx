import { useCart } from '../../features/cart/store/cartStore.ts';
import { BrowserOnly, useInBrowser } from '../../lib/browser/BrowserOnly.tsx';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../lib/head/pageResponse.ts';
import { Redirect } from '../../lib/head/Redirect.tsx';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { ProgressSteps } from '../../ui/page/ProgressSteps.tsx';
import { CHECKOUT_STEPS } from '../parts/checkoutSteps.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

/** /checkout: address and delivery, then the payment page. */
export function CheckoutRoute() {
  usePageResponse({ cache: 'private' });
  const isEmpty = useCart().length === 0;
  // An empty cart can't be checked out. Only the browser knows the cart.
  if (useInBrowser() && isEmpty) return <Redirect to="/cart" />;
  return (
    <div className="wrap grid gap-6 py-6 md:py-10">
      <PageHead title="Checkout" robots="noindex,follow" />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h1 className="text-2xl">Checkout</h1>
        <ProgressSteps steps={CHECKOUT_STEPS} current={1} />
      </div>
      <BrowserOnly fallback={<CheckoutSkeleton />}>
        <CheckoutPage />
      </BrowserOnly>
    </div>
  );
}

function CheckoutSkeleton() {
  return (
    <div role="status" className="grid gap-8 lg:grid-cols-[1fr_24rem]">
      <span className="sr-only">Loading the checkout…</span>
      <div className="grid content-start gap-6">
        <Skeleton className="h-12" />
        <Skeleton className="h-24" />
        <Skeleton className="h-80" />
      </div>
      <Skeleton className="h-96" />
    </div>
  );
}
