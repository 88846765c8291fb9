import { deliveryDays } from '../../lib/text/deliveryDays.ts';
import type { PaymentSession } from './usePaymentSession.ts';

type NextStepsProps = Pick<
  PaymentSession,
  'customerEmail' | 'deliveryMethod' | 'estimatedDelivery' | 'isCollected'
>;

/** The steps after a payment, in order. */
export function NextSteps({ customerEmail, deliveryMethod, estimatedDelivery, isCollected }: NextStepsProps) {
  return (
    <section aria-labelledby="next-steps" className="grid gap-3">
      <h2 id="next-steps" className="text-xl">
        What happens next
      </h2>
      <ol className="grid list-decimal gap-2 pl-5">
        <li className="break-words">
          We’re emailing your receipt{customerEmail && ` to ${customerEmail}`}, with a link to your order.
        </li>
        <li>We check and pack your tyres. Until we start, you can cancel the order on its page.</li>
        <li>
          We email you when they {isCollected ? 'can be collected' : 'leave'}. That email accepts your order,
          and makes our contract.
        </li>
        {estimatedDelivery && <li>We expect to deliver them {deliveryDays(estimatedDelivery)}.</li>}
        {deliveryMethod === null && !isCollected && (
          <li>We fit them at the time you booked. Your order’s page lets you change it.</li>
        )}
      </ol>
    </section>
  );
}
