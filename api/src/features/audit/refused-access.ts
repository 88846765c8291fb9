import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { SecurityLog } from './security-log.service.ts';

const LONGEST_LIST = 5;

/** Notes signed-in people and API keys that ask for what only administrators may; guests ask by mistake too often. */
export function noteRefusedAccess(services: Services): ApolloServerPlugin<Context> {
  const log = services.get(SecurityLog);
  return {
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue: { viewer, address } }) {
          const refused = errors.filter(({ extensions }) => extensions['code'] === 'FORBIDDEN');
          const subjectId = viewer.key?.id ?? viewer.userId;
          if (refused.length === 0 || !subjectId) return;
          const fields = new Set(
            refused.flatMap(({ nodes = [] }) =>
              nodes.flatMap((node) => (node.kind === 'Field' ? [node.name.value] : [])),
            ),
          );
          await log.note({
            action: 'administrators’ access refused',
            actor: viewer,
            subjectId,
            address,
            after: { asked: [...fields].slice(0, LONGEST_LIST).join(', ') },
            isRepeated: true,
          });
        },
      };
    },
  };
}
