import { AdminCentreResolver } from './centre.resolver.ts';
import { ClosureResolver } from './closure.resolver.ts';
import { VanResolver } from './van.resolver.ts';

/** Staff's queries and mutations about centres, vans and their holidays. */
export const fittingAdminResolvers = [AdminCentreResolver, ClosureResolver, VanResolver] as const;

export { centreColumns, filedCentre } from './import/centre-columns.ts';
export { centreImport } from './import/centre-import.ts';
