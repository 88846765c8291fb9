import { graphqlEnum } from '../../../platform/services/enums.ts';
import { ROLES } from '../../../platform/services/role-table.ts';
import { roleLabel } from '../../../platform/services/role.enum.ts';

export const AuditActor = graphqlEnum('AuditActor', 'In which role something was done.', {
  ...ROLES,
  GUEST: 'A visitor who was not signed in.',
  API_KEY: 'A program, by an API key.',
  SHOP: 'The shop itself, following its rules.',
});
export type AuditActor = keyof typeof AuditActor;

/** What people call the role of an actor; null where their name says it. */
export function actorLabel(actor: AuditActor): string | null {
  if (actor === 'GUEST' || actor === 'SHOP') return null;
  return actor === 'API_KEY' ? 'Program' : roleLabel(actor);
}
