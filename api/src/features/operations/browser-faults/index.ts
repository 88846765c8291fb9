export { browserFaults } from './browser-faults.feature.ts';
