import { countryLabels } from '@treadline/schema/trade/places/country';
import { graphqlEnum } from '../../../platform/services/enums.ts';

export const DeliveryMethod = graphqlEnum('DeliveryMethod', 'How an order reaches its door.', {
  STANDARD: 'Three to five working days; free from the amount the shop settings say.',
  EXPRESS: 'One to two working days, in and around major cities.',
  EMERGENCY: 'The same or the next working day after dispatch.',
});
export type DeliveryMethod = keyof typeof DeliveryMethod;

export const DeliveryZone = graphqlEnum(
  'DeliveryZone',
  'Where a delivery goes, as far as it matters for it.',
  {
    MAINLAND: 'The UK mainland.',
    HIGHLANDS_AND_ISLANDS: 'The Scottish Highlands and islands.',
    NORTHERN_IRELAND: 'Northern Ireland.',
    ISLE_OF_WIGHT: 'The Isle of Wight.',
    ISLE_OF_MAN: 'The Isle of Man.',
    ISLES_OF_SCILLY: 'The Isles of Scilly.',
    IRELAND: 'Ireland, outside the UK.',
    CHANNEL_ISLANDS: 'Jersey, Guernsey and their neighbours. The shop does not deliver there.',
    BFPO: 'Addresses of the British Forces Post Office. The shop does not deliver there.',
    GIBRALTAR: 'Gibraltar. The shop does not deliver there.',
  },
);
export type DeliveryZone = keyof typeof DeliveryZone;

export const AddressCountry = graphqlEnum('AddressCountry', 'Where the shop delivers.', countryLabels);
export type AddressCountry = keyof typeof AddressCountry;
