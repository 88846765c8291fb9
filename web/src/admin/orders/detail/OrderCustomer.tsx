import { fittingText } from '@treadline/schema/trade/fitting/fulfilment';
import { COLLECTION } from '@treadline/schema/trade/order/collection';
import { UNDER_WAY_STATUSES, UNSENT_STATUSES } from '@treadline/schema/trade/order/order-status';
import { deliveryMethods } from '@treadline/schema/trade/places/delivery-method';
import { deliveryPlaces } from '@treadline/schema/trade/places/delivery-place';
import { deliveryWindowText } from '@treadline/schema/trade/places/delivery-window';
import { Link } from 'react-router-dom';
import { useCan } from '../../../features/accounts/session/useCan.ts';
import { AddressBlock } from '../../../features/orders/AddressBlock.tsx';
import { CarrierFact, CentreCarrierFact } from '../../../features/orders/CarrierFact.tsx';
import { Fact } from '../../../features/orders/FactList.tsx';
import { PhotographStrip } from '../../../features/photographs/PhotographStrip.tsx';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import { Panel } from '../../frame/page/Panel.tsx';
import { OrderPromise } from '../steps/OrderPromise.tsx';
import type { AdminOrder } from './adminOrder.ts';
import { PlanDelivery } from './PlanDelivery.tsx';

const LINK = 'flex min-h-9 items-center underline underline-offset-4';

/** How an order is delivered, and by when. */
export function OrderDelivery({ order }: { order: AdminOrder }) {
  const mayChange = useCan()('WRITE_ORDERS');
  const { deliveryMethod, shippingProvider, carrierTrackingNumber, carrierTrackingUrl, promise } = order;
  const { centreParcel, deliveryWindow, deliveryProof, status, isCollected } = order;
  return (
    <Panel
      title={isCollected ? 'Collection' : 'Delivery'}
      action={
        mayChange && UNDER_WAY_STATUSES.includes(status) && !isCollected && <PlanDelivery order={order} />
      }
    >
      <dl className="grid gap-4 sm:grid-cols-2">
        {promise && (
          <Fact name="Promised">
            <OrderPromise promise={promise} />
          </Fact>
        )}
        <Fact name="Method">
          {isCollected ? COLLECTION : (fittingText(order.lines) ?? deliveryMethods[deliveryMethod].label)}
        </Fact>
        {!isCollected && (
          <CarrierFact carrier={shippingProvider} number={carrierTrackingNumber} url={carrierTrackingUrl} />
        )}
        <CentreCarrierFact parcel={centreParcel} />
        {deliveryWindow && <Fact name="Planned">{deliveryWindowText(deliveryWindow)}</Fact>}
        {deliveryProof && (
          <Fact name="Proof of delivery">
            {deliveryPlaces[deliveryProof.place].label}
            {deliveryProof.receiver && `: ${deliveryProof.receiver}`}
          </Fact>
        )}
      </dl>
      {deliveryProof && (
        <PhotographStrip label="The driver’s photographs" photographs={deliveryProof.photographs} />
      )}
    </Panel>
  );
}

export function OrderCustomer({ order }: { order: AdminOrder }) {
  const mayChange = useCan()('WRITE_ORDERS');
  const { id, email, phone, status, shippingAddress, billingAddress, isCollected, lines } = order;
  return (
    <Panel
      title="Customer"
      action={
        mayChange &&
        UNSENT_STATUSES.includes(status) &&
        !isCollected && <LinkButton to={`/admin/orders/${id}/address`}>Edit address</LinkButton>
      }
    >
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <Fact name="Email">
          {email ? (
            <a href={`mailto:${email}`} className="wrap-anywhere underline underline-offset-4">
              {email}
            </a>
          ) : (
            'Not given'
          )}
        </Fact>
        <Fact name="Phone">
          {phone ? (
            <a href={`tel:${phone.replaceAll(' ', '')}`} className="underline underline-offset-4">
              {phone}
            </a>
          ) : (
            'Not given'
          )}
        </Fact>
        <Fact
          name={isCollected ? 'Collected by' : fittingText(lines) ? 'Buyer’s address' : 'Delivery address'}
        >
          <AddressBlock address={shippingAddress} />
        </Fact>
        {billingAddress.line1 !== '' && (
          <Fact name="Billing address">
            <AddressBlock address={billingAddress} />
          </Fact>
        )}
      </dl>
      {email && (
        <p className="flex flex-wrap gap-x-4 text-sm">
          <Link to={`/admin/orders?q=${encodeURIComponent(email)}`} className={LINK}>
            All their orders
          </Link>
          <Link to={`/admin/customers?q=${encodeURIComponent(email)}`} className={LINK}>
            Customer
          </Link>
        </p>
      )}
    </Panel>
  );
}
