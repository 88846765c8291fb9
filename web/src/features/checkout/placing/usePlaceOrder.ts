import { deliveryMethods } from '@treadline/schema/trade/places/delivery-method';
import { useEffect, useRef, useState } from 'react';
import type { CheckoutInput } from '../../../apollo/schema.generated.ts';
import { tellAct } from '../../../lib/visitor/visitorActs.ts';
import { rememberOpenPayment } from '../payment/openPayment.ts';
import { beginAttempt, endAttempt, unansweredKey } from './checkoutAttempt.ts';
import { failureOf, limitOf, outcomeOf, type CheckoutOutcome } from './checkoutOutcome.ts';
import { useCreateCheckoutMutation } from './CreateCheckout.generated.ts';

/** How the cart stands just before it is ordered. */
interface ShownCart {
  /** Whether everything is still as the shopper saw it; what is not is shown. */
  recheck: () => Promise<boolean>;
  /** Whether its prices are, whatever is in stock. */
  isStillPriced: () => Promise<boolean>;
}

export interface OrderPlacing {
  isProcessing: boolean;
  /**
   * Places the order and goes to the payment page. Further attempts meanwhile do nothing. An order that was sent
   * before and not answered is the same order: it may stand already, and hold the tyres that seem to be missing.
   * @param cart if it is not as the shopper saw it, nothing is ordered.
   */
  place: (input: CheckoutInput, cart: ShownCart) => Promise<CheckoutOutcome | null>;
}

/** Takes the order to the payment page, once. */
export function usePlaceOrder(): OrderPlacing {
  const [createCheckout] = useCreateCheckoutMutation();
  const [isProcessing, setProcessing] = useState(false);
  // Two clicks may come before the button has had time to change.
  const isPending = useRef(false);

  useEffect(() => {
    // Restored from the browser's memory by Back, the page would still be processing: it resets itself.
    const restart = (event: PageTransitionEvent) => event.persisted && isPending.current && location.reload();
    addEventListener('pageshow', restart);
    return () => removeEventListener('pageshow', restart);
  }, []);

  async function attempt(input: CheckoutInput, cart: ShownCart): Promise<CheckoutOutcome> {
    try {
      const unanswered = unansweredKey(input);
      const repeated = unanswered !== null && (await cart.isStillPriced()) ? unanswered : null;
      if (repeated === null && !(await cart.recheck())) return { kind: 'changed' };
      const idempotencyKey = repeated ?? beginAttempt(input);
      const { data } = await createCheckout({ variables: { input: { ...input, idempotencyKey } } });
      const outcome = outcomeOf(data?.createCheckout);
      if (outcome.kind !== 'delayed') endAttempt();
      return outcome;
    } catch (error) {
      if (limitOf(error) !== null) endAttempt();
      return failureOf(error);
    }
  }

  return {
    isProcessing,
    async place(input, cart) {
      if (isPending.current) return null;
      isPending.current = true;
      setProcessing(true);
      const outcome = await attempt(input, cart);
      if (outcome?.kind === 'redirect') {
        rememberOpenPayment(outcome.orderId);
        if (deliveryMethods[input.deliveryMethod ?? 'STANDARD'].isUrgent)
          tellAct({ name: 'EMERGENCY_CALLOUT' });
        location.assign(outcome.url);
        return outcome;
      }
      isPending.current = false;
      setProcessing(false);
      return outcome;
    },
  };
}
