import type { Feature } from '../../platform/feature.ts';
import { PageContent } from './page.entity.ts';
import { PageResolver } from './page.resolver.ts';

/** Pages whose text the shop's owner writes. */
export const pages: Feature = { entities: [PageContent], resolvers: [PageResolver] };
