import { isoText, type PersonalData } from '../../../platform/services/personal-data.ts';
import { TwoStepRow } from './two-step.entity.ts';

/** Whether sign-in takes two steps. The secret and the recovery codes are not exported: they are keys, not facts. */
export const personalTwoStep: PersonalData = {
  name: 'twoStepSignIn',
  async read(em, { userId }) {
    const row = await em.findOne(TwoStepRow, { userId });
    return row && { onSince: isoText(row.since), recoveryCodesLeft: row.recoveryHashes.length };
  },
  async erase(em, { userId }) {
    await em.nativeDelete(TwoStepRow, { userId });
  },
};
