export { analytics } from './analytics.feature.ts';
export { CONSENT } from './visitor-event.inputs.ts';
