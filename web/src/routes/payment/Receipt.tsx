import { formatPrice } from '@treadline/schema/trade/money';
import { CircleCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatWeekday } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { OrderLinks } from './OrderLinks.tsx';
import { ReceiptLines } from './ReceiptLines.tsx';
import type { PaymentSession } from './usePaymentSession.ts';

interface ReceiptProps {
  session: PaymentSession;
  isChecking: boolean;
  onCheck: () => void;
}

/** The order as it was paid for. Anything but a paid one is still being processed. */
export function Receipt({ session, isChecking, onCheck }: ReceiptProps) {
  const { customerEmail, lineItems } = session;
  const isPaid = session.paymentStatus === 'paid';
  return (
    <div className="wrap grid max-w-3xl gap-8 py-8 md:py-12">
      <div className="grid gap-3">
        <StatusIcon isPaid={isPaid} />
        <h1 className="text-2xl">Thank You for Your Purchase!</h1>
        <p className="text-lg text-ink-2">
          {isPaid ? paidText(customerEmail) : 'Your bank has not confirmed the payment yet.'}
        </p>
      </div>
      <Facts session={session} />
      {!session.isOwn && <NotYours />}
      {!isPaid && <Waiting isChecking={isChecking} onCheck={onCheck} />}
      {lineItems.length > 0 && session.amountTotal !== null && (
        <ReceiptLines lines={lineItems} total={session.amountTotal} />
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/shop" variant="primary">
          Continue Shopping
        </LinkButton>
        {session.orderId && session.orderNumber && (
          <OrderLinks orderId={session.orderId} orderNumber={session.orderNumber} />
        )}
        <LinkButton to="/account">View Your Account</LinkButton>
      </div>
    </div>
  );
}

function paidText(email: string | null): string {
  return `Your order is confirmed${email ? `, and the confirmation is on its way to ${email}` : ''}.`;
}

function StatusIcon({ isPaid }: { isPaid: boolean }) {
  return isPaid ? (
    <CircleCheck aria-hidden="true" className="size-12 text-good" />
  ) : (
    <Clock aria-hidden="true" className="size-12 text-warn" />
  );
}

function Facts({ session }: Pick<ReceiptProps, 'session'>) {
  const {
    orderShortId,
    orderNumber,
    paymentStatus,
    amountTotal,
    customerEmail,
    deliveryTime,
    estimatedDelivery,
  } = session;
  return (
    <dl className="grid gap-x-8 gap-y-5 rounded-lg border border-line bg-card p-5 sm:grid-cols-2 md:p-6">
      {orderShortId && <Fact name="Order ID">{orderShortId}</Fact>}
      {orderNumber && <Fact name="Order number">{orderNumber}</Fact>}
      <Fact name="Payment Status">
        <span role="status" className={paymentStatus === 'paid' ? 'text-good' : 'text-warn'}>
          {paymentStatus === 'paid' ? 'Payment Confirmed' : 'Processing'}
        </span>
      </Fact>
      {amountTotal !== null && <Fact name="Amount Paid">{formatPrice(amountTotal)}</Fact>}
      {customerEmail && <Fact name="Customer Email">{customerEmail}</Fact>}
      {estimatedDelivery && (
        <Fact name="Estimated Delivery">
          {deliveryTime}
          <span className="block text-sm font-normal text-ink-2">
            {formatWeekday(estimatedDelivery.from)} to {formatWeekday(estimatedDelivery.to)}
          </span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-0.5">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="font-[650] break-words">{children}</dd>
    </div>
  );
}

/** For a link that was passed on, or opened long after. */
function NotYours() {
  return (
    <Notice>
      <p>
        Some details are hidden: they are shown for a day, and only in the browser that placed the order. The
        cart in this one is as you left it.
      </p>
    </Notice>
  );
}

function Waiting({ isChecking, onCheck }: Pick<ReceiptProps, 'isChecking' | 'onCheck'>) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-tint p-4 text-sm">
      <p>
        This page looks again by itself for a minute. You may also leave it: we email you once the payment is
        confirmed.
      </p>
      <Button onClick={onCheck} busy={isChecking}>
        Check again
      </Button>
    </div>
  );
}
