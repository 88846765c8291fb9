import type { Feature } from '../../../platform/features/feature.ts';
import { JobResolver } from './job.resolver.ts';

/** What administrators see of the work in the background. */
export const jobs: Feature = { resolvers: [JobResolver] };
