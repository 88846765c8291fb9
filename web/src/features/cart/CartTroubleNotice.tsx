import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { settleCartTrouble, useCartTrouble } from './cartStore.ts';

/** Tells the shopper when their browser lost, or will lose, what they put into the cart. */
export function CartTroubleNotice() {
  const trouble = useCartTrouble();
  if (trouble === null) return null;
  if (trouble === 'blocked') {
    return (
      <Notice tone="warn" title="Your browser does not keep your cart">
        <p>It blocks storage for this site, so the cart lasts only until you close or reload this page.</p>
      </Notice>
    );
  }
  return (
    <Notice tone="warn" title="Part of your saved cart could not be read">
      <p>What we could not read was left out. Please check that everything you want is here.</p>
      <Button className="mt-2 justify-self-start" onClick={settleCartTrouble}>
        OK
      </Button>
    </Notice>
  );
}
