import { deliveryMethods } from '@treadline/schema/trade/places/delivery-method';
import { useEffect, useRef, useState } from 'react';
import type { CheckoutInput } from '../../../apollo/schema.generated.ts';
import { tellAct } from '../../../lib/visitor/visitorActs.ts';
import { rememberOpenPayment } from '../payment/openPayment.ts';
import { beginAttempt, endAttempt, unansweredKey } from './checkoutAttempt.ts';
import { failureOf, limitOf, outcomeOf, type CheckoutOutcome } from './checkoutOutcome.ts';
import { useCreateCheckoutMutation } from './CreateCheckout.generated.ts';

/** Checks the cart just before ordering. */
interface ShownCart {
  /** Whether everything is still as the shopper saw it. Shows any changes. */
  recheck: () => Promise<boolean>;
  /** Whether the prices are still as shown, whatever the stock. */
  isStillPriced: () => Promise<boolean>;
}

export interface OrderPlacing {
  isProcessing: boolean;
  /**
   * Places the order and goes to the payment page. Does nothing while another attempt is running. An order sent
   * before without an answer counts as the same order: it may already exist and hold the tyres that seem to be
   * missing.
   * @param cart nothing is ordered if it's not as the shopper saw it.
   */
  place: (input: CheckoutInput, cart: ShownCart) => Promise<CheckoutOutcome | null>;
}

/** Places the order and goes to its payment page, once. */
export function usePlaceOrder(): OrderPlacing {
  const [createCheckout] = useCreateCheckoutMutation();
  const [isProcessing, setProcessing] = useState(false);
  // A second click can come before the button re-renders.
  const isPending = useRef(false);

  useEffect(() => {
    // If Back restores the page from the browser's cache, it would still be processing, so reload it.
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
        if (input.fittings?.some(({ way }) => way === 'MOBILE')) tellAct({ name: 'MOBILE_FITTING_BOOKING' });
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
