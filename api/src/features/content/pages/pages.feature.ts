import type { Feature } from '../../../platform/features/feature.ts';
import { PageVersion } from './page-version.entity.ts';
import { PageWriteResolver } from './page-write.resolver.ts';
import { PageContent } from './page.entity.ts';
import { PageResolver } from './page.resolver.ts';

/** Pages whose text the shop's owner edits. */
export const pages: Feature = {
  entities: [PageContent, PageVersion],
  resolvers: [PageResolver, PageWriteResolver],
};
