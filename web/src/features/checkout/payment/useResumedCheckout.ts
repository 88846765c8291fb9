import { useState } from 'react';
import { failureText } from '../../../apollo/failureText.ts';
import { useResumeCheckoutMutation, type ResumeCheckoutMutation } from './ResumeCheckout.generated.ts';

const FAILED_TEXT = 'We couldn’t open the payment page. Please try again in a minute.';

const isOpen = (data: ResumeCheckoutMutation | null | undefined): boolean =>
  data?.resumeCheckout.__typename === 'Checkout';

export interface ResumedCheckout {
  isOpening: boolean;
  /** Why the payment page didn't open; null before the first attempt. */
  refusal: string | null;
  /** Goes to the payment page. */
  open: () => Promise<void>;
}

/**
 * Reopens the payment page of an unpaid order.
 * @param onLeave called just before the browser leaves the shop.
 */
export function useResumedCheckout(orderId: string, onLeave?: () => void): ResumedCheckout {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [resume, { loading }] = useResumeCheckoutMutation({
    variables: { orderId },
    // If the payment page is closed, the order has changed too.
    refetchQueries: ({ data }) => (isOpen(data) ? [] : 'active'),
  });

  async function open() {
    setRefusal(null);
    try {
      const result = (await resume()).data?.resumeCheckout;
      if (result?.__typename === 'Checkout' && result.url) {
        onLeave?.();
        return location.assign(result.url);
      }
      setRefusal(result && 'message' in result ? result.message : FAILED_TEXT);
    } catch (error) {
      setRefusal(failureText(error, FAILED_TEXT));
    }
  }

  return { isOpening: loading, refusal, open };
}
