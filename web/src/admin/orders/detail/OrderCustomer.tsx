import { deliveryMethodLabels } from '@treadline/schema/trade/delivery-method';
import { UNSENT_STATUSES } from '@treadline/schema/trade/order-status';
import { Link } from 'react-router-dom';
import { AddressBlock } from '../../../features/orders/AddressBlock.tsx';
import { Fact } from '../../../features/orders/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Panel } from '../../frame/Panel.tsx';
import { OrderPromise } from '../OrderPromise.tsx';
import type { AdminOrder } from './adminOrder.ts';

const LINK = 'flex min-h-9 items-center underline underline-offset-4';

/** How an order reaches its door, and by when. */
export function OrderDelivery({ order }: { order: AdminOrder }) {
  const { deliveryMethod, shippingProvider, carrierTrackingNumber, promise } = order;
  return (
    <Panel title="Delivery">
      <dl className="grid grid-cols-2 gap-4">
        {promise && (
          <Fact name="Promised">
            <OrderPromise promise={promise} />
          </Fact>
        )}
        <Fact name="Method">{deliveryMethodLabels[deliveryMethod]}</Fact>
        <Fact name="Carrier">{shippingProvider}</Fact>
        {carrierTrackingNumber && <Fact name="Tracking number">{carrierTrackingNumber}</Fact>}
      </dl>
    </Panel>
  );
}

/** Who bought, and where it goes. */
export function OrderCustomer({ order }: { order: AdminOrder }) {
  const { id, email, phone, status, shippingAddress, billingAddress } = order;
  return (
    <Panel
      title="Customer"
      action={
        UNSENT_STATUSES.includes(status) && (
          <LinkButton to={`/admin/orders/${id}/address`}>Correct the address</LinkButton>
        )
      }
    >
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <Fact name="Email">
          <a href={`mailto:${email}`} className="wrap-anywhere underline underline-offset-4">
            {email}
          </a>
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
        <Fact name="Delivery address">
          <AddressBlock address={shippingAddress} />
        </Fact>
        <Fact name="Billing address">
          <AddressBlock address={billingAddress} />
        </Fact>
      </dl>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <Link to={`/admin/orders?q=${encodeURIComponent(email)}`} className={LINK}>
          All their orders
        </Link>
        <Link to={`/admin/customers?q=${encodeURIComponent(email)}`} className={LINK}>
          Customer
        </Link>
      </p>
    </Panel>
  );
}
