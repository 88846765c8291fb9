export { webhooks } from './webhooks.feature.ts';
