import type { Feature } from '../../../platform/features/feature.ts';
import { TwoFactorRow } from './two-factor.entity.ts';
import { personalTwoFactor } from './two-factor.personal-data.ts';

/** The second step of sign-in. Accounts ask for it. */
export const twoFactor: Feature = {
  entities: [TwoFactorRow],
  personalData: [personalTwoFactor],
};
