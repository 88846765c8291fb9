import { actsForShop, type Viewer } from '../../../../platform/services/context.ts';
import type { Scope } from '../../../../platform/services/scope.enum.ts';

/** Whether a viewer may see a column or figure, whose own scope may be narrower than its kind's. */
export const maySee = (viewer: Viewer, scope: Scope | undefined): boolean =>
  scope === undefined || actsForShop(viewer, scope);
