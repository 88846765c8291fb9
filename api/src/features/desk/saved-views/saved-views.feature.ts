import type { Feature } from '../../../platform/features/feature.ts';
import { SavedView } from './saved-view.entity.ts';
import { SavedViewResolver } from './saved-view.resolver.ts';
import { personalViews } from './saved-views.personal-data.ts';

/** Staff members' saved views of the admin's lists. */
export const savedViews: Feature = {
  entities: [SavedView],
  resolvers: [SavedViewResolver],
  personalData: [personalViews],
};
