import { graphqlEnum } from '../../../platform/services/enums.ts';

export const AuditActor = graphqlEnum('AuditActor', 'In which role something was done.', {
  GUEST: 'A visitor who was not signed in.',
  CUSTOMER: 'A signed-in customer.',
  ADMIN: 'An administrator of the shop.',
  API_KEY: 'A program, by an API key.',
  SHOP: 'The shop itself, following its rules.',
});
export type AuditActor = keyof typeof AuditActor;
