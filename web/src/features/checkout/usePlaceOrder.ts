import { useEffect, useRef, useState } from 'react';
import type { CheckoutInput } from '../../apollo/schema.generated.ts';
import { failureOf, outcomeOf, type CheckoutOutcome } from './checkoutOutcome.ts';
import { useCreateCheckoutMutation } from './CreateCheckout.generated.ts';
import { rememberOpenPayment } from './openPayment.ts';

export interface OrderPlacing {
  isProcessing: boolean;
  /**
   * Places the order and goes to the payment page. While one attempt is under way others do nothing.
   *
   * @param recheck says whether everything is still as the shopper saw it; if not, nothing is ordered.
   */
  place: (input: CheckoutInput, recheck: () => Promise<boolean>) => Promise<CheckoutOutcome | null>;
}

/** Takes the order to the payment page, once. */
export function usePlaceOrder(): OrderPlacing {
  const [createCheckout] = useCreateCheckoutMutation();
  const [isProcessing, setProcessing] = useState(false);
  // Two clicks may come before the button has had time to change.
  const isUnderWay = useRef(false);

  useEffect(() => {
    // Taken from the browser's memory by Back, the page would still be processing: it starts afresh.
    const restart = (event: PageTransitionEvent) =>
      event.persisted && isUnderWay.current && location.reload();
    addEventListener('pageshow', restart);
    return () => removeEventListener('pageshow', restart);
  }, []);

  async function attempt(
    input: CheckoutInput,
    recheck: () => Promise<boolean>,
  ): Promise<CheckoutOutcome | null> {
    try {
      if (!(await recheck())) return null;
      const { data } = await createCheckout({ variables: { input } });
      return outcomeOf(data?.createCheckout);
    } catch (error) {
      return failureOf(error);
    }
  }

  return {
    isProcessing,
    async place(input, recheck) {
      if (isUnderWay.current) return null;
      isUnderWay.current = true;
      setProcessing(true);
      const outcome = await attempt(input, recheck);
      if (outcome?.kind === 'redirect') {
        rememberOpenPayment(outcome.orderId);
        location.assign(outcome.url);
        return outcome;
      }
      isUnderWay.current = false;
      setProcessing(false);
      return outcome;
    },
  };
}
