import type { Platform } from './platform.ts';
import { Services } from './services.ts';

/** Services for work on the schema alone: resolvers are made only when a field is asked for, so none of this is used. */
export function schemaOnlyServices(): Services {
  return new Services({} as Platform, []);
}
