import { AdminCentreResolver } from './centre.resolver.ts';
import { ClosureResolver } from './closure.resolver.ts';
import { CentreFileResolver } from './file/centre-file.resolver.ts';
import { VanResolver } from './van.resolver.ts';

/** Staff's queries and mutations about centres, vans and their holidays. */
export const fittingAdminResolvers = [
  AdminCentreResolver,
  CentreFileResolver,
  ClosureResolver,
  VanResolver,
] as const;
