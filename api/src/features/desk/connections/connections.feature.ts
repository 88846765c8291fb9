import type { Feature } from '../../../platform/features/feature.ts';
import { ConnectionResolver } from './connection.resolver.ts';

/** The services that the shop is connected to, and tests of them. */
export const serviceConnections: Feature = { resolvers: [ConnectionResolver] };
