import { isoText, type PersonalData } from '../../../platform/services/personal-data.ts';
import { ApiKey } from './api-key.entity.ts';

/**
 * The keys that an administrator created. They act for the shop, so they're kept without their creator's name.
 */
export const personalApiKeys: PersonalData = {
  name: 'apiKeys',
  async read(em, { userId }) {
    const keys = await em.find(ApiKey, { createdBy: userId }, { orderBy: { createdAt: 'asc', id: 'asc' } });
    return keys.map(({ name, prefix, scopes, createdAt }) => ({
      name,
      prefix,
      scopes,
      createdAt: isoText(createdAt),
    }));
  },
  async erase(em, { userId }) {
    await em.nativeUpdate(ApiKey, { createdBy: userId }, { createdBy: null });
  },
};
