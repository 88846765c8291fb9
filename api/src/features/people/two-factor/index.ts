export { twoFactor } from './two-factor.feature.ts';
export { TwoFactorService, type TwoFactorPassed } from './two-factor.service.ts';
