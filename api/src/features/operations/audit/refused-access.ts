import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../../../platform/services/context.ts';
import type { Services } from '../../../platform/services/services.ts';
import { SecurityLog } from './security-log.service.ts';

/** Logs requests for fields that only administrators may see. */
export function noteRefusedAccess(services: Services): ApolloServerPlugin<Context> {
  const log = services.get(SecurityLog);
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue }) {
          const refused = errors.filter(({ extensions }) => extensions['code'] === 'FORBIDDEN');
          const fields = new Set(
            refused.flatMap(({ nodes = [] }) =>
              nodes.flatMap((node) => (node.kind === 'Field' ? [node.name.value] : [])),
            ),
          );
          if (refused.length > 0) await log.noteRefused(contextValue, fields);
        },
      };
    },
  };
}
