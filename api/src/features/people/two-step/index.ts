export { twoStep } from './two-step.feature.ts';
export { TwoStepService, type SecondStepPassed } from './two-step.service.ts';
