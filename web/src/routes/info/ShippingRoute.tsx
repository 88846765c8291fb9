import { DELIVERY_METHODS, methodsText } from '@treadline/schema/trade/places/delivery-method';
import { formatAmount, formatPrice } from '@treadline/schema/trade/values/money';
import { Truck } from 'lucide-react';
import { formatWeekday } from '../../lib/text/format.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { DeliveryZones } from './DeliveryZones.tsx';
import { FactCard, FactGrid } from './frame/FactCard.tsx';
import { HelpContacts } from './frame/HelpContacts.tsx';
import { ShopTextPage } from './frame/ShopTextPage.tsx';
import { useShippingSuspenseQuery, type ShippingQuery } from './ShippingRoute.generated.ts';

type Shop = ShippingQuery['shopSettings'];

/** The delivery methods, times and prices. */
export function ShippingRoute() {
  const { shopSettings: shop, page } = useShippingSuspenseQuery().data;
  const { estimatedDelivery } = shop;
  return (
    <ShopTextPage
      slug="shop-delivery"
      text={page}
      title="Shipping & Delivery"
      description={
        `${shop.claims.freeDelivery}. ${methodsText(DELIVERY_METHODS)} of tyres: prices, ` +
        'times, coverage and when we dispatch.'
      }
      summary={
        `Standard delivery to the UK mainland takes ${shop.deliveryText} working days. Order now and ` +
        `your tyres will arrive between ${formatWeekday(estimatedDelivery.from)} and ` +
        `${formatWeekday(estimatedDelivery.to)}.`
      }
      parts={{
        freeDeliveryBanner: <FreeDeliveryBanner {...shop} />,
        deliveryOptions: <DeliveryOptions {...shop} />,
        nextDispatch: <p>Order now and we’ll dispatch on {formatWeekday(shop.nextDispatch)}.</p>,
        deliveryZones: <DeliveryZones {...shop} />,
        contactDetails: <HelpContacts settings={shop} />,
      }}
      needed={['deliveryOptions', 'deliveryZones']}
    />
  );
}

function FreeDeliveryBanner({ claims, freeDeliveryFrom }: Shop) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg p-5 asphalt md:p-6">
      <Truck className="size-8 text-signal-on-asphalt" />
      <div className="grid flex-1 basis-60 gap-1">
        <p className="text-xl font-[780] font-stretch-[112%]">{claims.freeDelivery}</p>
        <p className="text-sm text-on-asphalt-2">
          Standard delivery is free when the tyres in your cart come to {formatAmount(freeDeliveryFrom)} or
          more, wherever we deliver.
        </p>
      </div>
      <LinkButton to="/shop" variant="primary">
        Shop tyres
      </LinkButton>
    </div>
  );
}

function DeliveryOptions({ delivery }: Shop) {
  return (
    <FactGrid>
      {delivery.map(({ method, name, price, freeFrom, description }) => (
        <FactCard key={method} title={name} fact={formatPrice(price)}>
          <p>{description}</p>
          {freeFrom !== null && <p className="font-[650] text-good">Free from {formatAmount(freeFrom)}</p>}
        </FactCard>
      ))}
    </FactGrid>
  );
}
