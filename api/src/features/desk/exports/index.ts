export { exports } from './exports.feature.ts';
