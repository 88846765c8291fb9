import { useEffect, useRef, useState } from 'react';
import type { CheckoutInput } from '../../apollo/schema.generated.ts';
import { tellAct } from '../../lib/visitorActs.ts';
import { failureOf, outcomeOf, type CheckoutOutcome } from './checkoutOutcome.ts';
import { useCreateCheckoutMutation } from './CreateCheckout.generated.ts';
import { rememberOpenPayment } from './openPayment.ts';

/** Whether everything is still as the shopper saw it. */
type Recheck = () => Promise<boolean>;

export interface OrderPlacing {
  isProcessing: boolean;
  /**
   * Places the order and goes to the payment page. Further attempts meanwhile do nothing.
   * @param recheck whether everything is still as the shopper saw it; if not, nothing is ordered.
   */
  place: (input: CheckoutInput, recheck: Recheck) => Promise<CheckoutOutcome | null>;
}

/** Takes the order to the payment page, once. */
export function usePlaceOrder(): OrderPlacing {
  const [createCheckout] = useCreateCheckoutMutation();
  const [isProcessing, setProcessing] = useState(false);
  // Two clicks may come before the button has had time to change.
  const isUnderWay = useRef(false);

  useEffect(() => {
    // Restored from the browser's memory by Back, the page would still be processing: it resets itself.
    const restart = (event: PageTransitionEvent) =>
      event.persisted && isUnderWay.current && location.reload();
    addEventListener('pageshow', restart);
    return () => removeEventListener('pageshow', restart);
  }, []);

  async function attempt(input: CheckoutInput, recheck: Recheck): Promise<CheckoutOutcome> {
    try {
      if (!(await recheck())) return { kind: 'changed' };
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
        if (input.deliveryMethod === 'EMERGENCY') tellAct({ name: 'EMERGENCY_CALLOUT' });
        location.assign(outcome.url);
        return outcome;
      }
      isUnderWay.current = false;
      setProcessing(false);
      return outcome;
    },
  };
}
