import type { Feature } from '../../../platform/features/feature.ts';
import { AddressBookResolver } from './address-book.resolver.ts';
import { personalAddresses } from './addresses.personal-data.ts';
import { CustomerAddressesResolver } from './customer-addresses.resolver.ts';
import { SavedAddress } from './saved-address.entity.ts';

/** Address validation, and customers' address books. */
export const addresses: Feature = {
  entities: [SavedAddress],
  resolvers: [AddressBookResolver, CustomerAddressesResolver],
  personalData: [personalAddresses],
};
