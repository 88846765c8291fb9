import { countryLabels } from '@treadline/schema/trade/country';
import { graphqlEnum } from '../../platform/enums.ts';

export const DeliveryMethod = graphqlEnum('DeliveryMethod', 'How an order reaches its door.', {
  STANDARD: 'Three to five working days; free from the amount the shop settings say.',
  EXPRESS: 'One to two working days, in and around major cities.',
  EMERGENCY: 'The same or the next day.',
});
export type DeliveryMethod = keyof typeof DeliveryMethod;

export const AddressCountry = graphqlEnum('AddressCountry', 'Where the shop delivers.', countryLabels);
export type AddressCountry = keyof typeof AddressCountry;
