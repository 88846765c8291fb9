import type { SessionUser } from './sessionUser.ts';

/** For tests: somebody with an account, as the client keeps them. */
export function aSessionUser(overrides: Partial<SessionUser> = {}): SessionUser {
  return {
    id: 'u1',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'King',
    role: 'CUSTOMER',
    ...overrides,
  };
}

/** For tests: the same person as the API answers. */
export function aUserAnswer(overrides: Partial<SessionUser> = {}): SessionUser & { __typename: 'User' } {
  return { __typename: 'User', ...aSessionUser(overrides) };
}
