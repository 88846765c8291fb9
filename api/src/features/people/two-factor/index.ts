export { twoFactor } from './two-factor.feature.ts';
export { TwoFactorService, type SecondStepPassed } from './two-factor.service.ts';
