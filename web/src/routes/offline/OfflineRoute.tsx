import { useSearchParams } from 'react-router-dom';
import { useCart } from '../../features/cart/store/cartStore.ts';
import { ViewedTyres } from '../../features/viewed/ViewedTyres.tsx';
import { BrowserOnly } from '../../lib/browser/BrowserOnly.tsx';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { productPath } from '../../lib/paths/productPath.ts';
import { safePath } from '../../lib/paths/safePath.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { MessagePage } from '../../ui/page/MessagePage.tsx';
import { PriceList } from '../../ui/tyre/PriceList.tsx';

/** /offline: replaces every page while there's no network, with data stored in the browser. */
export function OfflineRoute() {
  return (
    <>
      <PageHead
        title="You’re offline"
        description="Your cart and the tyres you viewed last, which you can read without a connection."
        robots="noindex"
      />
      <MessagePage title="You’re offline">
        <p>
          We can’t reach the shop at the moment. Check your connection and try again: your cart is kept on
          this device.
        </p>
        <BrowserOnly fallback={null}>
          <TryAgain />
        </BrowserOnly>
      </MessagePage>
      <BrowserOnly fallback={null}>
        <div className="wrap grid max-w-2xl gap-10">
          <KeptCart />
          <ViewedTyres />
        </div>
      </BrowserOnly>
    </>
  );
}

/** Links to the requested page as a new visit, which works once the network does. */
function TryAgain() {
  const [search] = useSearchParams();
  return (
    <LinkButton to={safePath(search.get('from'))} reloadDocument variant="primary">
      Try again
    </LinkButton>
  );
}

/** The cart as last seen. Prices and stock are checked once the shop can be reached. */
function KeptCart() {
  const lines = useCart();
  if (lines.length === 0) return null;
  return (
    <PriceList
      title="In your cart"
      rows={lines.map(({ id, name, slug, price, quantity, size }) => ({
        id,
        name,
        to: productPath({ id, slug }),
        price: price * quantity,
        note: [size, `Quantity ${quantity}`].filter(Boolean).join(' · '),
      }))}
    >
      <p className="text-sm text-ink-2">Prices as you last saw them. We check them again before you order.</p>
    </PriceList>
  );
}
