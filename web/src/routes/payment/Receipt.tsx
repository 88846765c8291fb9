import { COLLECTION } from '@treadline/schema/trade/order/collection';
import { deliveryMethods } from '@treadline/schema/trade/places/delivery-method';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { CircleCheck, Clock } from 'lucide-react';
import { useSession } from '../../features/accounts/session/sessionStore.ts';
import { AddressBlock } from '../../features/orders/AddressBlock.tsx';
import { Fact } from '../../features/orders/FactList.tsx';
import { deliveryDays } from '../../lib/text/deliveryDays.ts';
import { Button } from '../../ui/base/Button.tsx';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import type { KnownPerson } from '../register/useRegistration.ts';
import { GuestAccount } from './GuestAccount.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OrderLinks } from './OrderLinks.tsx';
import { PayOpenOrder } from './PayOpenOrder.tsx';
import { ReceiptLines } from './ReceiptLines.tsx';
import { receiptState, standingOf, type ReceiptState } from './receiptStanding.ts';
import type { PaymentSession } from './usePaymentSession.ts';

interface ReceiptProps {
  session: PaymentSession;
  isChecking: boolean;
  onCheck: () => void;
}

/** An order's receipt, or the state of its payment. */
export function Receipt({ session, isChecking, onCheck }: ReceiptProps) {
  const { lines, orderId, trackingNumber, orderKey, amountTotal, isOwn } = session;
  const state = receiptState(session);
  const isSignedIn = useSession() !== null;
  const guest = isSignedIn ? null : guestOf(session);
  return (
    <div className="wrap grid max-w-3xl gap-8 py-8 md:py-12">
      <div className="grid gap-3">
        <StatusIcon isPaid={state === 'PAID'} />
        <h1 className="text-2xl">{standingOf(state).title}</h1>
        <p className="text-lg text-ink-2">{TEXTS[state]}</p>
      </div>
      {state === 'OPEN' && isOwn && orderId && amountTotal !== null && (
        <PayOpenOrder orderId={orderId} total={amountTotal} />
      )}
      {orderId && trackingNumber && (
        <OrderLinks orderId={orderId} trackingNumber={trackingNumber} orderKey={orderKey} />
      )}
      <Facts session={session} state={state} />
      {!isOwn && <NotYours />}
      {state === 'PAID' && isOwn && <NextSteps {...session} />}
      {state === 'PAID' && guest && <GuestAccount person={guest} />}
      {state === 'PROCESSING' && <Waiting isChecking={isChecking} onCheck={onCheck} />}
      {lines.length > 0 && amountTotal !== null && <ReceiptLines lines={lines} total={amountTotal} />}
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/shop">Continue Shopping</LinkButton>
        {isSignedIn && <LinkButton to="/account">View Your Account</LinkButton>}
      </div>
    </div>
  );
}

const TEXTS: Readonly<Record<ReceiptState, string>> = {
  PAID: 'We’ve received your order and your payment.',
  PROCESSING: 'We’ve received your order. Your bank hasn’t confirmed the payment yet.',
  OPEN: 'Nothing has been charged. We’re holding your tyres for a short while, so pay now to keep them.',
};

/** The guest who ordered in this browser, if we can offer them an account. */
function guestOf({ isOwn, firstName, lastName, customerEmail }: PaymentSession): KnownPerson | null {
  return isOwn && firstName && lastName && customerEmail
    ? { firstName, lastName, email: customerEmail }
    : null;
}

function StatusIcon({ isPaid }: { isPaid: boolean }) {
  return isPaid ? <CircleCheck className="size-12 text-good" /> : <Clock className="size-12 text-warn" />;
}

function Facts({ session, state }: Pick<ReceiptProps, 'session'> & { state: ReceiptState }) {
  const { orderNumber, orderShortId, amountTotal, customerEmail, deliveryTime, estimatedDelivery } = session;
  const { deliveryMethod, shippingAddress, isCollected } = session;
  const { amount, status } = standingOf(state);
  return (
    <dl className="grid gap-x-8 gap-y-5 rounded-lg border border-line bg-card p-5 sm:grid-cols-2 md:p-6">
      {orderNumber && <Fact name="Order number">{orderNumber}</Fact>}
      <Fact name="Payment Status">
        <span role="status" className={state === 'PAID' ? 'text-good' : 'text-warn'}>
          {status}
        </span>
      </Fact>
      {amountTotal !== null && <Fact name={amount}>{formatPrice(amountTotal)}</Fact>}
      {customerEmail && <Fact name="Customer Email">{customerEmail}</Fact>}
      {estimatedDelivery && state !== 'OPEN' && (
        <Fact name="Estimated Delivery">
          {deliveryTime}
          <span className="block text-sm font-normal text-ink-2">{deliveryDays(estimatedDelivery)}</span>
        </Fact>
      )}
      {deliveryMethod && <Fact name="Delivery method">{deliveryMethods[deliveryMethod].label}</Fact>}
      {isCollected && <Fact name="Collection">{COLLECTION}</Fact>}
      {shippingAddress && !isCollected && (
        <Fact name={deliveryMethod ? 'Delivery address' : 'Your address'}>
          <AddressBlock address={shippingAddress} />
        </Fact>
      )}
      {orderShortId && <Fact name="Order ID">{orderShortId}</Fact>}
    </dl>
  );
}

/** Shown for a link that was shared or opened much later. */
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
        We’ll keep checking for a minute. You can also leave this page, and we’ll email you once we have the
        payment.
      </p>
      <Button onClick={onCheck} busy={isChecking}>
        Check again
      </Button>
    </div>
  );
}
