export { serviceConnections } from './connections.feature.ts';
