import type { Feature } from '../../../platform/features/feature.ts';
import { BrowserFaultResolver } from './browser-fault.resolver.ts';

/** Hears of exceptions in visitors' browsers. */
export const browserFaults: Feature = { resolvers: [BrowserFaultResolver] };
