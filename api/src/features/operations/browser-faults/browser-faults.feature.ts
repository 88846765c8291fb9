import type { Feature } from '../../../platform/features/feature.ts';
import { BrowserFaultResolver } from './browser-fault.resolver.ts';

/** Collects exceptions from visitors' browsers. */
export const browserFaults: Feature = { resolvers: [BrowserFaultResolver] };
