import type { Feature } from '../../../platform/features/feature.ts';
import { TwoFactorRow } from './two-factor.entity.ts';
import { personalTwoFactor } from './two-factor.personal-data.ts';

/** Two-factor sign-in, used by accounts. */
export const twoFactor: Feature = {
  entities: [TwoFactorRow],
  personalData: [personalTwoFactor],
};
