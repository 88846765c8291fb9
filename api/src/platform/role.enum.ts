import { graphqlEnum } from './enums.ts';

/** Who may use a field. Each role may do what the ones before it may. */
export const Role = graphqlEnum('Role', 'Who is asking. Each role may do what the ones before it may.', {
  GUEST: 'Anybody, signed in or not.',
  CUSTOMER: 'A signed-in customer.',
  ADMIN: 'An administrator of the shop.',
});
export type Role = keyof typeof Role;
