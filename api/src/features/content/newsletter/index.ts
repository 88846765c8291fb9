export { newsletter } from './newsletter.feature.ts';
