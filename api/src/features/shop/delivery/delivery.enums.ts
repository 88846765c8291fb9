import { countryLabels } from '@treadline/schema/trade/places/country';
import { deliveryMethods } from '@treadline/schema/trade/places/delivery-method';
import { DELIVERY_ZONES, deliveryZones } from '@treadline/schema/trade/places/delivery-zone';
import { capitalised, recordOf } from '@treadline/schema/trade/values/words';
import { graphqlEnum } from '../../../platform/services/enums.ts';

export const DeliveryMethod = graphqlEnum('DeliveryMethod', 'How an order is delivered.', deliveryMethods);
export type DeliveryMethod = keyof typeof DeliveryMethod;

const zoneMeanings = recordOf<Readonly<Record<keyof typeof deliveryZones, string>>>(
  DELIVERY_ZONES.map((zone) => {
    const { name, refusal } = deliveryZones[zone];
    return [zone, `${capitalised(name)}.${refusal === null ? '' : ' The shop does not deliver there.'}`];
  }),
);

export const DeliveryZone = graphqlEnum(
  'DeliveryZone',
  'The part of the world a delivery goes to, which decides its methods, price and days.',
  zoneMeanings,
);
export type DeliveryZone = keyof typeof DeliveryZone;

export const AddressCountry = graphqlEnum('AddressCountry', 'A country the shop delivers to.', countryLabels);
export type AddressCountry = keyof typeof AddressCountry;
