import { countryLabels } from '@treadline/schema/trade/places/country';
import { deliveryMethods } from '@treadline/schema/trade/places/delivery-method';
import { deliveryZones } from '@treadline/schema/trade/places/delivery-zone';
import { graphqlEnum } from '../../../platform/services/enums.ts';

export const DeliveryMethod = graphqlEnum(
  'DeliveryMethod',
  'How an order reaches its door.',
  deliveryMethods,
);
export type DeliveryMethod = keyof typeof DeliveryMethod;

export const DeliveryZone = graphqlEnum(
  'DeliveryZone',
  'Where a delivery goes, as far as it matters for it.',
  deliveryZones,
);
export type DeliveryZone = keyof typeof DeliveryZone;

export const AddressCountry = graphqlEnum('AddressCountry', 'Where the shop delivers.', countryLabels);
export type AddressCountry = keyof typeof AddressCountry;
