export { checkout } from './checkout.feature.ts';
export { forgetAttempts } from './checkout.jobs.ts';
