export { sharing } from './sharing.feature.ts';
