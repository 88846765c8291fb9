import { formatPrice } from '@treadline/schema/trade/money';
import { CircleCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { deliveryDays } from '../../lib/deliveryDays.ts';
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

/** The receipt of an order. An order that is not yet paid shows as processing. */
export function Receipt({ session, isChecking, onCheck }: ReceiptProps) {
  const { customerEmail, lines } = session;
  const isPaid = session.paymentStatus === 'PAID';
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
      {lines.length > 0 && session.amountTotal !== null && (
        <ReceiptLines lines={lines} total={session.amountTotal} />
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
  return `Your order is confirmed${email ? `, and we’re emailing the details to ${email}` : ''}.`;
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
        <span role="status" className={paymentStatus === 'PAID' ? 'text-good' : 'text-warn'}>
          {paymentStatus === 'PAID' ? 'Payment Confirmed' : 'Processing'}
        </span>
      </Fact>
      {amountTotal !== null && <Fact name="Amount Paid">{formatPrice(amountTotal)}</Fact>}
      {customerEmail && <Fact name="Customer Email">{customerEmail}</Fact>}
      {estimatedDelivery && (
        <Fact name="Estimated Delivery">
          {deliveryTime}
          <span className="block text-sm font-normal text-ink-2">{deliveryDays(estimatedDelivery)}</span>
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

/** For a link that was shared or opened much later. */
function NotYours() {
  return (
    <Notice>
      <p>
        Some details are hidden. We only show them for a day, in the browser you ordered with. Your cart here
        is just as you left it.
      </p>
    </Notice>
  );
}

function Waiting({ isChecking, onCheck }: Pick<ReceiptProps, 'isChecking' | 'onCheck'>) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-tint p-4 text-sm">
      <p>
        We’ll keep checking for a minute. You can also leave this page, and we’ll email you once the payment
        is confirmed.
      </p>
      <Button onClick={onCheck} busy={isChecking}>
        Check again
      </Button>
    </div>
  );
}
