import type { Feature } from '../../../platform/features/feature.ts';
import { TwoStepRow } from './two-step.entity.ts';
import { personalTwoStep } from './two-step.personal-data.ts';

/** The second step of sign-in. Accounts ask for it. */
export const twoStep: Feature = {
  entities: [TwoStepRow],
  personalData: [personalTwoStep],
};
