import { graphqlEnum } from '../../../platform/services/enums.ts';
import { roleLabel, ROLES } from '../../../platform/services/role.enum.ts';

export const AuditActor = graphqlEnum('AuditActor', 'The role in which something was done.', {
  ...ROLES,
  GUEST: 'A visitor who wasn’t signed in.',
  API_KEY: 'A program using an API key.',
  SHOP: 'The shop itself, by its own rules.',
});
export type AuditActor = keyof typeof AuditActor;

/** The actor's role as people see it; null for guests and the shop, whose names already say it. */
export function actorLabel(actor: AuditActor): string | null {
  if (actor === 'GUEST' || actor === 'SHOP') return null;
  return actor === 'API_KEY' ? 'Program' : roleLabel(actor);
}
