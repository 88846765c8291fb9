import type { FragmentType } from '@apollo/client';
import { orderStatuses } from '@treadline/schema/trade/order/order-status';
import { paymentStatuses } from '@treadline/schema/trade/order/payment/payment-status';
import { deliveryPlaces } from '@treadline/schema/trade/places/delivery-place';
import { addressLines, type PostalAddress } from '@treadline/schema/trade/places/postal-address';
import type { ComponentProps } from 'react';
import type { DeliveryMethod } from '../../apollo/schema.generated.ts';
import { AddressBlock } from '../../features/orders/AddressBlock.tsx';
import { CarrierFact, CentreCarrierFact } from '../../features/orders/CarrierFact.tsx';
import { Fact, FactList } from '../../features/orders/FactList.tsx';
import { PhotographStrip } from '../../features/photographs/PhotographStrip.tsx';
import { formatDateTime } from '../../lib/text/format.ts';
import { TextLink } from '../parts/TextLink.tsx';
import { useOrderDeliveryFragment, type OrderDeliveryFragment } from './OrderDelivery.generated.ts';

interface OrderDeliveryProps {
  order: FragmentType<OrderDeliveryFragment>;
  /** The delivery methods by name. */
  delivery: readonly { method: DeliveryMethod; name: string }[];
  shop: ComponentProps<typeof CollectFrom>;
}

const isElsewhere = (one: PostalAddress, other: PostalAddress): boolean =>
  addressLines(one).join('\n') !== addressLines(other).join('\n');

/**
 * The delivery address and carrier, the billing address if it differs, and the proof of delivery. The expected date
 * is shown with the status.
 */
export function OrderDelivery({ order, delivery, shop }: OrderDeliveryProps) {
  const facts = useOrderDeliveryFragment(order);
  const { status, paymentStatus, shippingAddress, billingAddress, trackingNumber } = facts;
  // Tyres that are collected, or all fitted at a centre or by a van, aren't delivered to the buyer.
  const isSent =
    !facts.isCollected &&
    facts.lines.some(({ kind, fulfilment }) => kind === 'TYRE' && fulfilment === 'MAIL_ORDER');
  const isOver = orderStatuses[status].stage === 'CLOSED';
  return (
    <>
      <FactList>
        {facts.bookings.map(({ id, centre, address }) => (
          <Fact key={id} name={centre ? 'Tyres sent to the centre' : 'Tyres that our van brings'}>
            {centre?.name}
            <span className="block text-sm font-normal">{address}</span>
          </Fact>
        ))}
        {facts.isCollected && <CollectFrom {...shop} />}
        <Fact name={addressName(isSent, facts.isCollected)}>
          <AddressBlock address={shippingAddress} />
        </Fact>
        {isElsewhere(billingAddress, shippingAddress) && (
          <Fact name="Billing address">
            <AddressBlock address={billingAddress} />
          </Fact>
        )}
        {!isOver && paymentStatuses[paymentStatus].wasPaid && (
          <Fact name="Tracking number">{trackingNumber}</Fact>
        )}
        {!isOver && !facts.isCollected && (
          <CarrierFact
            carrier={facts.shippingProvider}
            number={facts.carrierTrackingNumber}
            url={facts.carrierTrackingUrl}
          />
        )}
        {!isOver && <CentreCarrierFact parcel={facts.centreParcel} />}
        {isSent && (
          <Fact name="Delivery method">
            {delivery.find(({ method }) => method === facts.deliveryMethod)?.name}
          </Fact>
        )}
        {facts.deliveryProof && <Proof proof={facts.deliveryProof} />}
      </FactList>
      {facts.deliveryProof && (
        <PhotographStrip label="The driver’s photographs" photographs={facts.deliveryProof.photographs} />
      )}
    </>
  );
}

function addressName(isSent: boolean, isCollected: boolean): string {
  if (isSent) return 'Delivery address';
  return isCollected ? 'Collected by' : 'Your address';
}

function CollectFrom({ shopName, address }: { shopName: string; address: readonly string[] }) {
  return (
    <Fact name="Collect from">
      {shopName}
      <span className="block text-sm font-normal">{address.join(', ')}</span>
      <TextLink to="/contact">Opening hours</TextLink>
    </Fact>
  );
}

function Proof({
  proof: { place, receiver, at },
}: {
  proof: NonNullable<OrderDeliveryFragment['deliveryProof']>;
}) {
  return (
    <Fact name="At the door">
      {deliveryPlaces[place].label}
      {receiver && `: ${receiver}`}
      {at && <span className="block text-sm font-normal">{formatDateTime(at)}</span>}
    </Fact>
  );
}
