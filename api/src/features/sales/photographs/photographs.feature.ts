import type { Feature } from '../../../platform/features/feature.ts';
import { PHOTOGRAPH_FILES, PhotographFiles } from './photograph-files.service.ts';
import { Photograph } from './photograph.entity.ts';
import { PhotographResolver } from './photograph.resolver.ts';
import { photographRoutes } from './photograph.routes.ts';
import { PhotographService } from './photograph.service.ts';
import { removePhotographs } from './photographs.jobs.ts';
import { personalPhotographs } from './photographs.personal-data.ts';

/** Photographs that only their owner and the shop can see, for other features to attach. */
export const photographs: Feature = {
  entities: [Photograph],
  resolvers: [PhotographResolver],
  routes: async (app, services) =>
    app.register(photographRoutes, {
      files: services.get(PhotographFiles),
      photographs: services.get(PhotographService),
    }),
  originals: [PHOTOGRAPH_FILES],
  jobs: [removePhotographs],
  personalData: [personalPhotographs],
};
