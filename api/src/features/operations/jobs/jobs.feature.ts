import type { Feature } from '../../../platform/features/feature.ts';
import { JobResolver } from './job.resolver.ts';

/** Background jobs, for administrators to watch and retry. */
export const jobs: Feature = { resolvers: [JobResolver] };
