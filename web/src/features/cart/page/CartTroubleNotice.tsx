import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { settleCartTrouble, useCartTrouble } from '../store/cartStore.ts';

/** Warns that the browser has lost, or will lose, the cart's contents. */
export function CartTroubleNotice() {
  const trouble = useCartTrouble();
  if (trouble === null) return null;
  if (trouble === 'blocked') {
    return (
      <Notice tone="warn" title="Your browser isn’t saving your cart">
        <p>
          It’s blocking storage for this site, so you’ll lose your cart when you close or reload this page.
        </p>
      </Notice>
    );
  }
  return (
    <Notice tone="warn" title="We couldn’t read part of your saved cart">
      <p>We’ve left out what we couldn’t read. Please check that everything you want is here.</p>
      <Button className="mt-2 justify-self-start" onClick={settleCartTrouble}>
        OK
      </Button>
    </Notice>
  );
}
