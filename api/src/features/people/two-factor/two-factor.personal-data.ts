import { isoText, type PersonalData } from '../../../platform/services/personal-data.ts';
import { TwoFactorRow } from './two-factor.entity.ts';

/**
 * Whether two-factor sign-in is enabled. The secret and the recovery codes aren't exported: they're keys, not
 * facts.
 */
export const personalTwoFactor: PersonalData = {
  name: 'twoFactorSignIn',
  async read(em, { userId }) {
    const row = await em.findOne(TwoFactorRow, { userId });
    return row && { onSince: isoText(row.since), recoveryCodesLeft: row.recoveryHashes.length };
  },
  async erase(em, { userId }) {
    await em.nativeDelete(TwoFactorRow, { userId });
  },
};
