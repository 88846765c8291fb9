import type { Feature } from '../../../platform/features/feature.ts';
import { ApiKey } from './api-key.entity.ts';
import { ApiKeyResolver } from './api-key.resolver.ts';
import { personalApiKeys } from './api-keys.personal-data.ts';

/** Keys for programs that act on the shop's behalf. */
export const apiKeys: Feature = {
  entities: [ApiKey],
  resolvers: [ApiKeyResolver],
  personalData: [personalApiKeys],
};
