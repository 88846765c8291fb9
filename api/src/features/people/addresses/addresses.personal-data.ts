import { isoText, type PersonalData } from '../../../platform/services/personal-data.ts';
import { SavedAddress } from './saved-address.entity.ts';

/** The addresses saved in an account. */
export const personalAddresses: PersonalData = {
  name: 'savedAddresses',
  async read(em, { userId }) {
    const addresses = await em.find(SavedAddress, { userId }, { orderBy: { createdAt: 'asc', id: 'asc' } });
    return addresses.map((address) => ({
      label: address.label,
      firstName: address.firstName,
      lastName: address.lastName,
      company: address.company,
      line1: address.line1,
      line2: address.line2,
      city: address.city,
      postcode: address.postcode,
      country: address.country,
      isDeliveryDefault: address.isDeliveryDefault,
      isBillingDefault: address.isBillingDefault,
      savedAt: isoText(address.createdAt),
    }));
  },
  async erase(em, { userId }) {
    await em.nativeDelete(SavedAddress, { userId });
  },
};
