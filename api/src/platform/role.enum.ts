import { graphqlEnum } from './enums.ts';

export const Role = graphqlEnum(
  'Role',
  'Who is asking, or who may. A CUSTOMER may do what a GUEST may, an ADMIN what both may.',
  {
    GUEST: 'Anybody, signed in or not.',
    CUSTOMER: 'A signed-in customer.',
    ADMIN: 'An administrator of the shop.',
  },
);
export type Role = keyof typeof Role;
