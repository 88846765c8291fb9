import type { Feature } from '../../../platform/features/feature.ts';
import { ApiKey } from './api-key.entity.ts';
import { ApiKeyResolver } from './api-key.resolver.ts';
import { personalApiKeys } from './api-keys.personal-data.ts';

/** Keys with which programs act in the shop's name. */
export const apiKeys: Feature = {
  entities: [ApiKey],
  resolvers: [ApiKeyResolver],
  personalData: [personalApiKeys],
};
