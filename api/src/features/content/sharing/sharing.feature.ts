import type { Feature } from '../../../platform/features/feature.ts';
import { installIndexNowKey } from './index-now.routes.ts';
import { PostShareResolver, ProductShareResolver } from './share-picture.resolver.ts';
import { installSharePictures } from './share-picture.routes.ts';
import { SharePictures } from './share-picture.service.ts';
import { tellSearchEngines } from './sharing.jobs.ts';

/** Pictures for link previews, and telling search engines about changes. */
export const sharing: Feature = {
  resolvers: [ProductShareResolver, PostShareResolver],
  jobs: [tellSearchEngines],
  routes(app, services) {
    const { indexNow } = services.platform.config;
    installSharePictures(app, services.get(SharePictures));
    if (indexNow) installIndexNowKey(app, indexNow);
  },
};
