import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { SecurityLog } from './security-log.service.ts';

const LONGEST_LIST = 5;

/** Notes signed-in people and API keys that ask for what only administrators may; guests ask by mistake too often. */
export class RefusedAccess {
  readonly #log: SecurityLog;

  constructor(services: Services) {
    this.#log = services.get(SecurityLog);
  }

  /** @param asked the fields of the schema or the path that were refused. */
  async note(
    { viewer, address }: Pick<Context, 'viewer' | 'address'>,
    asked: Iterable<string>,
  ): Promise<void> {
    const subjectId = viewer.key?.id ?? viewer.userId;
    if (!subjectId) return;
    await this.#log.note({
      action: 'administrators’ access refused',
      actor: viewer,
      subjectId,
      address,
      after: { asked: [...asked].slice(0, LONGEST_LIST).join(', ') },
      isRepeated: true,
    });
  }
}

/** Notes those whose documents ask for it. */
export function noteRefusedAccess(services: Services): ApolloServerPlugin<Context> {
  const refusedAccess = services.get(RefusedAccess);
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
          if (refused.length > 0) await refusedAccess.note(contextValue, fields);
        },
      };
    },
  };
}
