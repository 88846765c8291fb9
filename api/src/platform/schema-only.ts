import type { Platform } from './platform.ts';
import { Services } from './services.ts';

/**
 * Services for work on the schema alone: resolvers are created only when a field is read, so none of this is
 * used.
 */
export function schemaOnlyServices(): Services {
  return new Services({} as Platform, []);
}
