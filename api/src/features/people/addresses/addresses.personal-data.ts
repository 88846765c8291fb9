import { isoText, type PersonalData } from '../../../platform/services/personal-data.ts';
import { SavedAddress } from './saved-address.entity.ts';

/** The addresses saved in an account. */
export const personalAddresses: PersonalData = {
  name: 'savedAddresses',
  async read(em, { userId }) {
    const addresses = await em.find(SavedAddress, { userId }, { orderBy: { createdAt: 'asc', id: 'asc' } });
    return addresses.map(
      ({
        label,
        firstName,
        lastName,
        company,
        line1,
        line2,
        city,
        postcode,
        country,
        isDeliveryDefault,
        isBillingDefault,
        createdAt,
      }) => ({
        label,
        firstName,
        lastName,
        company,
        line1,
        line2,
        city,
        postcode,
        country,
        isDeliveryDefault,
        isBillingDefault,
        savedAt: isoText(createdAt),
      }),
    );
  },
  async erase(em, { userId }) {
    await em.nativeDelete(SavedAddress, { userId });
  },
};
